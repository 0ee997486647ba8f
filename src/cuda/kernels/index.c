/* index.c - indexing on CUDA: gather, scatter and their kin along one dimension, advanced indexing, masks.
 *
 * The host describes a walk over (other, table, index), see index.cu; indices are never looked at here. What they
 * do wrong is reported at the next wait (fault.h).
 *
 * Where several elements meet in one place, the order of the walk is that in which threads arrive. For integers that changes
 * nothing; for floats, and for elements that are set, deterministic mode asks for another way (note "In order"): positions are
 * sorted by place, see indexsegment.c. index_put that accumulates floats always takes it. */
#include "cuda/kernels/families.h"
#include "cuda/kernels/index_args.h"
#include "core/shape.h"
#include "ops/index.h"

#include "core/backends.h"
#include "core/iter.h"
#include "cuda/device/fault.h"
#include "cuda/kernels/geometry.h"
#include "cuda/kernels/indexsegment.h"
#include "ops/generated/attrs.h"

typedef enum how { ADD, MUL, MAXIMUM, MINIMUM, SET } how;
enum { OTHER, TABLE, INDEX_, OPERANDS };

/* A walk in the making: logical dimensions, byte strides. */
typedef struct walk {
    int device, ndim;
    size_t item;
    int64_t sizes[TORC_MAX_DIMS], strides[OPERANDS][TORC_MAX_DIMS];
    walk_args a;
} walk;

#define BY_SIZE(prefix)                                                                           \
    {                                                                                             \
        CUDA_KERNEL_SLOT(prefix "1"), CUDA_KERNEL_SLOT(prefix "2"), CUDA_KERNEL_SLOT(prefix "4"), \
            CUDA_KERNEL_SLOT(prefix "8"), CUDA_KERNEL_SLOT(prefix "16")                           \
    }
static int size_index(size_t item) { return item == 1 ? 0 : item == 2 ? 1 : item == 4 ? 2 : item == 8 ? 3 : 4; }

/* The geometry in 31 bits, if it fits. */
static void make_narrow(walk_args *a) {
    a->is_narrow = a->n <= INT32_MAX;
    int64_t indexed = 0;
    if (a->index_kind == INDEX_READY)
        indexed = a->limit; /* what offsets come to */
    else if (mul_overflows(a->step < 0 ? -a->step : a->step, a->limit, &indexed))
        indexed = INT64_MAX;
    int64_t second;
    if (mul_overflows(a->step2 < 0 ? -a->step2 : a->step2, a->limit2, &second) || indexed > INT32_MAX ||
        second > INT32_MAX || (indexed += second) > INT32_MAX)
        a->is_narrow = 0;
    for (int k = 0; k < OPERANDS && a->is_narrow; k++) {
        int64_t reach = k == TABLE ? indexed : 0;
        for (int d = 0; d < a->g.ndim && a->is_narrow; d++) {
            const int64_t step = a->g.strides[k][d] < 0 ? -a->g.strides[k][d] : a->g.strides[k][d];
            int64_t far;
            a->is_narrow = !mul_overflows(step, a->g.shape[d], &far) && far <= INT32_MAX && (reach += far) <= INT32_MAX;
        }
    }
    if (!a->is_narrow) return;
    for (int d = 0; d < a->g.ndim; d++) {
        const division by = division_by(a->g.shape[d]);
        a->narrow.shape[d] = (uint32_t)a->g.shape[d];
        a->narrow.magic[d] = by.magic, a->narrow.bits[d] = by.bits;
        for (int k = 0; k < OPERANDS; k++) a->narrow.strides[k][d] = (int32_t)a->g.strides[k][d];
    }
}

/* As many blocks as there is work for: one that ends makes room for another that loads while its neighbours store. */
static unsigned walk_blocks(int device, int64_t n) { return cuda_grid(device, n, WALK_BLOCK, 1 << 16); }

/* Sums of complex numbers are those of their parts, which become one more dimension. */
static void add_by_parts(walk *w) {
    const int d = w->ndim++;
    w->a.dtype = dtype_part(w->a.dtype);
    w->item /= 2;
    w->sizes[d] = 2;
    w->strides[TABLE][d] = w->strides[OTHER][d] = (int64_t)w->item;
    w->strides[INDEX_][d] = 0;
}

static bool run_walk(walk *w, bool gather, how h) {
    if (h == ADD && UNLIKELY(dtype_complex(w->a.dtype))) add_by_parts(w);
#define COMBINES(prefix)                                                                                \
    {                                                                                                   \
        CUDA_KERNEL_SLOT(prefix "add"), CUDA_KERNEL_SLOT(prefix "mul"), CUDA_KERNEL_SLOT(prefix "max"), \
            CUDA_KERNEL_SLOT(prefix "min")                                                              \
    }
    /* [is_narrow] */
    static cuda_kernel_slot gathers[2][5] = {BY_SIZE("index_gather_"), BY_SIZE("index_narrow_gather_")},
                            sets[2][5] = {BY_SIZE("index_set_"), BY_SIZE("index_narrow_set_")};
    static cuda_kernel_slot combines[2][4] = {COMBINES("index_"), COMBINES("index_narrow_")};
#define ADD_VECTORS(prefix) \
    { CUDA_KERNEL_SLOT(prefix "f16"), CUDA_KERNEL_SLOT(prefix "bf16"), CUDA_KERNEL_SLOT(prefix "f32") }
    static cuda_kernel_slot add_vectors[2][3] = {ADD_VECTORS("index_add_vector_"),
                                                 ADD_VECTORS("index_narrow_add_vector_")};
    /* Operand 0 decides the order of the walk: what is written whole, or else read whole. */
    const int order[OPERANDS] = {w->a.other ? OTHER : TABLE, w->a.other ? TABLE : OTHER, INDEX_};
    int at[OPERANDS];
    char *data[OPERANDS];
    int64_t strides[OPERANDS][TORC_MAX_DIMS];
    for (int k = 0; k < OPERANDS; k++) {
        const int q = order[k];
        at[q] = k;
        data[k] = q == OTHER ? w->a.other : q == TABLE ? w->a.table : (char *)(uintptr_t)w->a.index;
        memcpy(strides[k], w->strides[q], sizeof strides[k]);
    }
    const bool constant = !w->a.other && h == SET;
    if (constant) { /* walked as if it came from where it goes, so that it is written in large units */
        data[at[OTHER]] = data[at[TABLE]];
        memcpy(strides[at[OTHER]], strides[at[TABLE]], sizeof strides[0]);
    }
    const uint8_t dtypes[OPERANDS] = {0};
    iter it;
    iter_build_raw(&it, w->ndim, w->sizes, OPERANDS, data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    if (!it.numel) return true;
    size_t item = w->item;
    if (h == SET || (h == ADD && w->a.other && w->a.dtype >= TORC_FLOAT16 && w->a.dtype <= TORC_FLOAT32)) {
        const iter before = it;
        item = cuda_widen(&it, at[TABLE], at[OTHER], at[INDEX_], item, (uint64_t)w->a.step | (uint64_t)w->a.step2);
        if (h == ADD && item != 16) {
            it = before;
            item = w->item;
        }
    }
    walk_args *a = &w->a;
    a->other = a->other ? it.data[at[OTHER]] : NULL;
    for (size_t bytes = w->item; constant && bytes < 8; bytes *= 2) a->value[0] |= a->value[0] << 8 * bytes;
    if (constant && w->item <= 8) a->value[1] = a->value[0];
    a->table = it.data[at[TABLE]];
    a->index = it.data[at[INDEX_]];
    a->n = it.numel;
    geometry_of(&a->g, &it);
    for (int k = 0; k < OPERANDS; k++)
        memcpy(a->g.strides[k], it.strides[at[k]], (size_t)it.ndim * sizeof it.strides[0][0]);
    make_narrow(a);
    const int v = a->is_narrow;
    cuda_kernel_slot *slot = h == ADD && item != w->item ? &add_vectors[v][a->dtype - TORC_FLOAT16]
                             : gather                    ? &gathers[v][size_index(item)]
                             : h == SET                  ? &sets[v][size_index(item)]
                                                         : &combines[v][h];
    void *params[] = {a};
    return cuda_launch_slot(slot, w->device, walk_blocks(w->device, (a->n + WALK_UNROLL - 1) / WALK_UNROLL), 1, 1,
                            WALK_BLOCK, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ along one dimension */
static int64_t size_along(torc_tensor t, int64_t dim) { return t->ndim ? t->sizes[dim] : 1; }

static bool copy_self(torc_tensor out, torc_tensor in) { return out == in || !out->numel || cuda_copy_tensor(out, in); }

static bool begin(walk *w, const torc_call *c, torc_tensor shape, torc_tensor table, int64_t dim) {
    memset(w, 0, sizeof *w);
    w->device = c->device.index;
    w->ndim = shape->ndim;
    memcpy(w->sizes, shape->sizes, (size_t)shape->ndim * sizeof *w->sizes);
    w->item = tensor_itemsize(table);
    w->a.dtype = table->dtype;
    w->a.alpha = 1;
    w->a.integer_alpha = 1;
    w->a.table = table->numel ? tensor_data(table) : NULL;
    w->a.limit = size_along(table, dim);
    tensor_byte_strides(table, w->strides[TABLE]);
    w->a.step = table->ndim ? w->strides[TABLE][dim] : 0;
    if (table->ndim) w->strides[TABLE][dim] = 0;
    return cuda_fault_site_make(&w->a.site, w->device, c->op, dim);
}
static void set_other(walk *w, torc_tensor t) {
    w->a.other = t->numel ? tensor_data(t) : NULL;
    tensor_byte_strides(t, w->strides[OTHER]);
    for (int d = t->ndim; d < w->ndim; d++) w->strides[OTHER][d] = 0;
}
static void set_value(walk *w, bytes16 value) {
    w->a.other = NULL;
    w->a.value[0] = value.first, w->a.value[1] = value.second;
    memset(w->strides[OTHER], 0, sizeof w->strides[OTHER]);
}
/* vector: one index for each slice of `dim`; else one for each element of the walk. */
static void set_index(walk *w, torc_tensor t, int64_t dim, bool vector, bool negative) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    w->a.index = t->numel ? tensor_data(t) : NULL;
    w->a.index_kind = t->dtype == TORC_INT32 ? INDEX_I32 : INDEX_I64;
    w->a.low = negative ? -w->a.limit : 0;
    memset(w->strides[INDEX_], 0, sizeof w->strides[INDEX_]);
    if (vector) {
        if (t->ndim && w->ndim) w->strides[INDEX_][dim] = t->strides[0] * item;
    } else
        tensor_byte_strides(t, w->strides[INDEX_]);
}

/* ------------------------------------------------------------------------------------------ rows in shared memory */
enum {
    ROW_BYTES = 40 * 1024, /* of shared memory for a row at most */
    LEAST_ROW = 128        /* elements: shorter ones stay in the L1 cache */
};

/* Does the walk go along the table's last dimension in memory, with so many indices for each row that a copy of it pays? Then
 * *rows is filled in, for a table whose rows were at `base` (the table itself, or of the same sizes) before. */
static bool plan_rows(row_args *rows, const walk *w, int64_t dim, char *base, const int64_t *base_strides,
                      size_t unit) {
    const walk_args *a = &w->a;
    const int64_t item = (int64_t)w->item, index_item = a->index_kind == INDEX_I32 ? 4 : 8,
                  count = w->ndim ? w->sizes[dim] : 0;
    if (!w->ndim || !a->other || item > 8 || a->step != item || w->strides[OTHER][dim] != item ||
        w->strides[INDEX_][dim] != index_item)
        return false;
    if (count < 128 || count > INT32_MAX / 2 || count * 4 < a->limit || a->limit * (int64_t)unit > ROW_BYTES)
        return false;
    int64_t sizes[TORC_MAX_DIMS], strides[4][TORC_MAX_DIMS];
    uintptr_t align = (uintptr_t)a->table | (uintptr_t)base | (uintptr_t)(a->limit * item),
              index_align = (uintptr_t)a->index, other_align = (uintptr_t)a->other;
    int n = 0;
    for (int d = 0; d < w->ndim; d++) {
        if (d == dim) continue;
        sizes[n] = w->sizes[d];
        strides[0][n] = w->strides[OTHER][d];
        strides[1][n] = w->strides[TABLE][d];
        strides[2][n] = w->strides[INDEX_][d];
        strides[3][n] = base_strides[d];
        align |= (uintptr_t)strides[1][n] | (uintptr_t)strides[3][n];
        other_align |= (uintptr_t)strides[0][n];
        index_align |= (uintptr_t)strides[2][n];
        n++;
    }
    const uint8_t dtypes[4] = {0};
    iter it;
    iter_build_raw(&it, n, sizes, 4, (char *const[]){a->other, a->table, (char *)(uintptr_t)a->index, base},
                   (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    if (it.numel < 128 && count > 4096) return false; /* a row is one block's work */
    *rows = (row_args){.other = it.data[0],
                       .table = it.data[1],
                       .index = it.data[2],
                       .base = it.data[3],
                       .rows = it.numel,
                       .low = a->low,
                       .limit = a->limit,
                       .repeat = 1,
                       .count = (int)count,
                       .index_kind = a->index_kind,
                       .whole = align % 16 == 0,
                       .site = a->site};
    rows->fours = a->index_kind == INDEX_I64 && count % 4 == 0 && index_align % 16 == 0 &&
                  other_align % (uintptr_t)MIN(4 * item, 16) == 0;
    geometry_of(&rows->g, &it);
    return true;
}
static bool launch_rows(const walk *w, cuda_kernel_slot *slot, row_args *a, size_t unit) {
    unsigned threads = 32;
    while (threads < 256 && threads * WALK_UNROLL < (unsigned)a->count) threads *= 2;
    unsigned high = 256 / threads;
    while (high > 1 && high * (size_t)a->limit * unit > ROW_BYTES) high /= 2;
    bool shared = true; /* one list of indices for all rows? */
    for (int d = 0; d < a->g.ndim; d++) shared &= a->g.strides[2][d] == 0;
    if (shared && (unsigned)a->count <= WALK_UNROLL * threads && a->rows >= (1 << 12) * (int64_t)high) a->repeat = 4;
    const int64_t blocks = (a->rows + (int64_t)high * a->repeat - 1) / ((int64_t)high * a->repeat);
    void *params[] = {a};
    return cuda_launch_slot(slot, w->device, (unsigned)blocks, 1, 1, threads, high, 1,
                            (unsigned)(high * (size_t)a->limit * unit), params);
}

/* A gather that is described whole. dim: of the walk. */
static bool run_reads(walk *w, int64_t dim) {
    static cuda_kernel_slot slots[4] = {
        CUDA_KERNEL_SLOT("index_rows_gather_1"), CUDA_KERNEL_SLOT("index_rows_gather_2"),
        CUDA_KERNEL_SLOT("index_rows_gather_4"), CUDA_KERNEL_SLOT("index_rows_gather_8")};
    row_args rows;
    if (plan_rows(&rows, w, dim, w->a.table, w->strides[TABLE], w->item) && rows.rows <= INT32_MAX &&
        (rows.fours || rows.limit >= LEAST_ROW)) /* fours: indices are read, and results written, in vectors */
        return launch_rows(w, &slots[size_index(w->item)], &rows, w->item);
    return run_walk(w, true, SET);
}
static bool run_gather(const torc_call *c) {
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    const int64_t dim = c->read.dim;
    walk w;
    if (!index->numel) return true;
    if (!begin(&w, c, index, self, dim)) return false;
    set_other(&w, out);
    set_index(&w, index, dim, false, false);
    return run_reads(&w, dim);
}
/* Whole lines of a dense table whose bytes are odd, or twice an odd number: the walk would go by these. *done: they are, and have been read. */
static bool run_lines(const torc_call *c, int64_t dim, bool *done) {
    static cuda_kernel_slot slots[2] = {CUDA_KERNEL_SLOT("indexlines_1"), CUDA_KERNEL_SLOT("indexlines_2")};
    const torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    *done = false;
    if (!self->numel || !self->ndim || !is_contiguous(self) || !is_contiguous(out) || !is_contiguous(index))
        return true;
    for (int d = 0; d < dim; d++)
        if (self->sizes[d] != 1) return true;
    const int64_t bytes = self->numel / self->sizes[dim] * (int64_t)tensor_itemsize(self);
    const uintptr_t all = (uintptr_t)tensor_data(self) | (uintptr_t)bytes;
    const int k = all & 1 ? 0 : all & 2 ? 1 : -1;
    const int64_t n = out->numel * (int64_t)tensor_itemsize(out) >> (k < 0 ? 0 : k),
                  per_block = LINES_BLOCK * LINES_UNROLL << 2;
    if (k < 0 || bytes < 4 || bytes > INT32_MAX || n > INT32_MAX - per_block || (uintptr_t)tensor_data(out) % 4)
        return true;
    lines_args a = {.out = tensor_data(out),
                    .table = tensor_data(self),
                    .index = tensor_data(index),
                    .n = n,
                    .limit = self->sizes[dim],
                    .length = (int)(bytes >> k),
                    .index_kind = index->dtype == TORC_INT32 ? INDEX_I32 : INDEX_I64,
                    .by_length = division_by(bytes >> k)};
    if (!cuda_fault_site_make(&a.site, c->device.index, c->op, (int)dim)) return false;
    const int64_t of_block = per_block >> k;
    void *params[] = {&a};
    *done = true;
    return cuda_launch_slot(&slots[k], c->device.index, (unsigned)((n + of_block - 1) / of_block), 1, 1, LINES_BLOCK, 1,
                            1, 0, params);
}
static bool run_index_select(const torc_call *c) {
    torc_tensor self = c->in[0], out = c->out[0];
    const int64_t dim = c->read.dim;
    walk w;
    bool done;
    if (!out->numel) return true;
    if (!run_lines(c, dim, &done) || done) return done;
    if (!begin(&w, c, out, self, dim)) return false;
    set_other(&w, out);
    set_index(&w, c->in[1], dim, true, false);
    return run_reads(&w, dim);
}

static const cuda_segment_how segment_hows[] = {
    [ADD] = SEGMENT_ADD, [MUL] = SEGMENT_MUL, [MAXIMUM] = SEGMENT_MAX, [MINIMUM] = SEGMENT_MIN, [SET] = SEGMENT_SET};
static void add_place(cuda_segments *s, int64_t size, int64_t stride) {
    s->place_sizes[s->nplaces] = size;
    s->place_strides[s->nplaces++] = stride;
}
static void add_block(cuda_segments *s, int64_t size, int64_t table, int64_t values) {
    s->block_sizes[s->nblock] = size;
    s->block_strides[0][s->nblock] = table;
    s->block_strides[1][s->nblock++] = values;
}
static void segments_begin(cuda_segments *s, const torc_call *c, how h, torc_tensor values) {
    torc_tensor out = c->out[0];
    memset(s, 0, sizeof *s);
    s->device = c->device.index;
    s->dtype = out->dtype;
    s->how = segment_hows[h];
    s->alpha = 1;
    if (h == ADD && UNLIKELY(dtype_complex(out->dtype))) { /* by parts, see add_by_parts */
        s->dtype = dtype_part(out->dtype);
        add_block(s, 2, (int64_t)dtype_size(s->dtype), (int64_t)dtype_size(s->dtype));
    }
    s->table = out->numel ? tensor_data(out) : NULL;
    s->values = values->numel ? tensor_data(values) : NULL;
}
/* Every element of `index` is a position, every element of out a place. */
static bool scatter_segments(cuda_segments *s, const torc_call *c, int64_t dim, torc_tensor src, how h) {
    torc_tensor index = c->in[1], out = c->out[0];
    int64_t weights[TORC_MAX_DIMS], strides[TORC_MAX_DIMS];
    segments_begin(s, c, h, src);
    tensor_byte_strides(out, strides);
    tensor_byte_strides(src, s->value_strides);
    strides_contiguous(out->ndim, out->sizes, weights);
    for (int d = 0; d < out->ndim; d++) add_place(s, out->sizes[d], strides[d]);
    cuda_positions_shape(&s->at, index->ndim, index->sizes);
    for (int d = 0; d < index->ndim && d < out->ndim; d++)
        s->at.weights[index->ndim - 1 - d] = d == dim ? 0 : weights[d];
    cuda_positions_index(&s->at, index, index->strides, (int)dim, 0, size_along(out, dim), out->ndim ? weights[dim] : 1,
                         0);
    return cuda_fault_site_make(&s->at.site, s->device, c->op, dim);
}
/* Every element of the vector `index` is a position, every slice of out a place. */
static bool slice_segments(cuda_segments *s, const torc_call *c, int64_t dim, torc_tensor source, how h, double alpha) {
    torc_tensor index = c->in[1], out = c->out[0];
    int64_t to[TORC_MAX_DIMS], from[TORC_MAX_DIMS] = {0};
    segments_begin(s, c, h, source);
    s->alpha = alpha;
    tensor_byte_strides(out, to);
    tensor_byte_strides(source, from);
    if (out->ndim) add_place(s, out->sizes[dim], to[dim]);
    if (source->ndim) s->value_strides[0] = from[out->ndim ? dim : 0];
    for (int d = 0; d < out->ndim; d++)
        if (d != dim) add_block(s, out->sizes[d], to[d], from[d]);
    cuda_positions_shape(&s->at, 1, &index->numel);
    cuda_positions_index(&s->at, index, index->ndim ? index->strides : &(int64_t){0}, (int)dim, 0, size_along(out, dim),
                         1, 0);
    return cuda_fault_site_make(&s->at.site, s->device, c->op, dim);
}

/* What a call that writes along one dimension does. Note "In order": in deterministic mode the values are combined, or the last
 * of them wins, in the order of the index tensor. */
typedef struct along_plan {
    int64_t dim;
    how how;
    bool in_order, negative; /* negative: indices may be */
    double alpha;
    int64_t integer_alpha;
    bytes16 value; /* where there is no tensor of values */
    cuda_segments_plan segments;
} along_plan;
static bool plan_segments(cuda_segments_plan *p, const torc_call *c, cuda_segment_how how, int64_t count,
                          int64_t places, int64_t block) {
    int dtype = c->out[0]->dtype;
    if (how == SEGMENT_ADD && UNLIKELY(dtype_complex(dtype))) dtype = dtype_part(dtype), block *= 2;
    return cuda_segments_plan_make(p, c->device.index, dtype, how, count, places, block);
}
static torc_tensor values_of(const torc_call *c) { return c->nin > 2 ? c->in[2] : NULL; }
/* `slices`: the indices are a vector that numbers slices. */
static bool plan_writing(along_plan *p, const torc_call *c, how h, bool slices, size_t *scratch) {
    torc_tensor index = c->in[1], out = c->out[0], values = values_of(c);
    *p = (along_plan){.dim = c->read.dim, .how = h, .alpha = 1, .integer_alpha = 1};
    p->in_order = BACKENDS(deterministic) && values && values->numel &&
                  (h == SET || dtype_floating(out->dtype) || dtype_complex(out->dtype));
    if (!p->in_order || !index->numel) return true;
    int64_t block = 1;
    for (int d = 0; slices && d < out->ndim; d++)
        if (d != p->dim) block *= out->sizes[d];
    const int64_t places = slices ? size_along(out, p->dim) : out->numel;
    if (!plan_segments(&p->segments, c, segment_hows[h], index->numel, places, block)) return false;
    *scratch = p->segments.bytes;
    return true;
}

/* The values, or p->value where there are none, into out, a copy of self. */
static bool run_scatter(const torc_call *c) {
    const along_plan *p = c->plan;
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0], src = values_of(c);
    const int64_t dim = p->dim;
    walk w;
    if (!copy_self(out, self)) return false;
    if (!index->numel) return true;
    if (p->in_order) {
        cuda_segments s;
        return scatter_segments(&s, c, dim, src, p->how) && cuda_segments_run(&s, &p->segments, c->scratch);
    }
    if (!begin(&w, c, index, out, dim)) return false;
    if (src)
        set_other(&w, src);
    else
        set_value(&w, p->value);
    set_index(&w, index, dim, false, false);
    return run_walk(&w, false, p->how);
}
static bool plan_scatter(const torc_call *c, void *plan, size_t *scratch) {
    return plan_writing(plan, c, SET, false, scratch);
}
static bool plan_scatter_add(const torc_call *c, void *plan, size_t *scratch) {
    return plan_writing(plan, c, ADD, false, scratch);
}
static bool plan_scatter_value(const torc_call *c, void *plan, size_t *scratch) {
    const scatter_value_attrs *a = c->attrs;
    along_plan *p = plan;
    if (!plan_writing(p, c, SET, false, scratch)) return false;
    p->value = cuda_element_bits(a->value, c->in[0]->dtype);
    return true;
}
/* Do the indices reach every row along dim? */
static bool all_rows(torc_tensor index, torc_tensor self, int64_t dim) {
    for (int d = 0; d < self->ndim; d++)
        if (d != dim && index->sizes[d] != self->sizes[d]) return false;
    return true;
}
static bool run_scatter_add(const torc_call *c) {
    static cuda_kernel_slot slots[3] = {CUDA_KERNEL_SLOT("index_rows_add_f16"), CUDA_KERNEL_SLOT("index_rows_add_bf16"),
                                        CUDA_KERNEL_SLOT("index_rows_add_f32")};
    const along_plan *p = c->plan;
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    const int64_t dim = p->dim;
    if (!p->in_order && index->numel && self->dtype >= TORC_FLOAT16 && self->dtype <= TORC_FLOAT32 &&
        all_rows(index, self, dim)) {
        walk w;
        row_args rows;
        int64_t from[TORC_MAX_DIMS];
        if (!begin(&w, c, index, out, dim)) return false;
        set_other(&w, c->in[2]);
        set_index(&w, index, dim, false, false);
        tensor_byte_strides(self, from);
        if (self->ndim && from[dim] == (int64_t)w.item &&
            plan_rows(&rows, &w, dim, tensor_data(self), from, sizeof(float)) && rows.rows <= INT32_MAX &&
            rows.limit >= LEAST_ROW)
            return launch_rows(&w, &slots[self->dtype - TORC_FLOAT16], &rows, sizeof(float));
    }
    return run_scatter(c);
}

static bool plan_index_add(const torc_call *c, void *plan, size_t *scratch) {
    const index_add_attrs *a = c->attrs;
    along_plan *p = plan;
    if (!plan_writing(p, c, ADD, true, scratch)) return false;
    p->alpha = number_to_double(a->alpha), p->integer_alpha = number_to_int_as(a->alpha, c->in[0]->dtype);
    return true;
}
static bool plan_index_copy(const torc_call *c, void *plan, size_t *scratch) {
    return plan_writing(plan, c, SET, true, scratch);
}
static bool plan_index_fill(const torc_call *c, void *plan, size_t *scratch) {
    const index_fill_attrs *a = c->attrs;
    along_plan *p = plan;
    if (!plan_writing(p, c, SET, true, scratch)) return false;
    p->value = cuda_element_bits(a->value, c->in[0]->dtype), p->negative = true;
    return true;
}
/* Slices of out, a copy of self, numbered by a vector. */
static bool run_slices(const torc_call *c) {
    const along_plan *p = c->plan;
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0], source = values_of(c);
    int64_t dim = p->dim;
    walk w;
    if (!copy_self(out, self)) return false;
    if (!out->numel || !index->numel) return true;
    if (p->in_order) {
        cuda_segments s;
        return slice_segments(&s, c, dim, source, p->how, p->alpha) && cuda_segments_run(&s, &p->segments, c->scratch);
    }
    if (!begin(&w, c, out, out, dim)) return false;
    if (w.ndim == 0) { /* a vector of indices into a tensor of one element */
        w.ndim = 1;
        dim = 0;
    }
    w.sizes[dim] = index->numel;
    w.a.alpha = p->alpha, w.a.integer_alpha = p->integer_alpha;
    if (source)
        set_other(&w, source);
    else
        set_value(&w, p->value);
    set_index(&w, index, dim, true, p->negative);
    return run_walk(&w, false, p->how);
}

/* ------------------------------------------------------------------------------------------ scatter_reduce */
/* The value that changes nothing, to start from where self is not to count. */
static bytes16 neutral(int dtype, how h) {
    const int bits = 8 * (int)dtype_size(dtype);
    if (h == ADD || h == MUL) return cuda_element_bits(number_int(h == MUL), dtype);
    const bool low = h == MAXIMUM;
    if (dtype_floating(dtype)) return cuda_element_bits(number_float(low ? -__builtin_inf() : __builtin_inf()), dtype);
    if (dtype == TORC_BOOL) return (bytes16){!low, 0};
    const uint64_t most = ~(uint64_t)0 >> (64 - bits);
    if (dtype == TORC_UINT8) return (bytes16){low ? 0 : most, 0};
    return (bytes16){low ? most / 2 + 1 : most / 2, 0};
}
static const how hows[] = {[SCATTER_SUM] = ADD,
                           [SCATTER_PROD] = MUL,
                           [SCATTER_MEAN] = ADD,
                           [SCATTER_AMAX] = MAXIMUM,
                           [SCATTER_AMIN] = MINIMUM};
typedef struct reduce_plan {
    along_plan along;
    bool mean, include_self;
    bool widens;        /* means of halves that are taken in order stay float until they are divided: table and
                  * values in scratch, before what the segments want, which is as much for floats */
    size_t count_bytes; /* of scratch, before anything else */
} reduce_plan;
static size_t float_bytes(torc_tensor t) { return cuda_rounded((size_t)t->numel * sizeof(float)); }
static bool plan_scatter_reduce(const torc_call *c, void *plan, size_t *scratch) {
    const scatter_reduce_attrs *a = c->attrs;
    torc_tensor out = c->out[0];
    reduce_plan *p = plan;
    if (!plan_writing(&p->along, c, hows[c->read.how], false, scratch)) return false;
    p->mean = c->read.how == SCATTER_MEAN, p->include_self = a->include_self;
    p->widens = p->along.in_order && p->mean && out->numel && dtype_half(out->dtype);
    p->count_bytes = p->mean ? cuda_rounded((size_t)out->numel * sizeof(int64_t)) : 0;
    *scratch += p->count_bytes + (p->widens ? float_bytes(out) + float_bytes(c->in[2]) : 0);
    return true;
}
/* t's values as floats at *at, which moves on. */
static torc_tensor as_floats(const torc_call *c, torc_tensor t, char **at) {
    torc_storage s = storage_external(c->device, *at, (size_t)t->numel * sizeof(float));
    torc_tensor wide = s ? tensor_new(s, TORC_FLOAT32, t->ndim, t->sizes, NULL, 0) : NULL;
    object_release(s);
    *at += float_bytes(t);
    if (wide && t->numel && !cuda_copy_tensor(wide, t)) {
        object_release(wide);
        return NULL;
    }
    return wide;
}
/* Half means in order: `out` has what the sums begin with. *sums keeps them. */
static bool sum_as_floats(const torc_call *c, const reduce_plan *p, char *scratch, torc_tensor *sums) {
    torc_tensor values = NULL;
    cuda_segments s;
    torc_call wide = *c;
    *sums = as_floats(c, c->out[0], &scratch);
    wide.out = sums;
    const bool ok = *sums && (values = as_floats(c, c->in[2], &scratch)) &&
                    scatter_segments(&s, &wide, p->along.dim, values, ADD) &&
                    cuda_segments_run(&s, &p->along.segments, scratch);
    object_release(values);
    return ok;
}

/* Sums to means. */
static bool divide(const torc_call *c, const reduce_plan *p, torc_tensor out) {
    static cuda_kernel_slot mean = CUDA_KERNEL_SLOT("index_mean");
    torc_tensor index = c->in[1];
    const int64_t dim = p->along.dim;
    const int device = c->device.index;
    walk w;
    /* How many values met in each element: the same walk, of ones, into counts laid out row-major. */
    if (!cuda_zero(device, c->scratch, (size_t)out->numel * sizeof(int64_t)) || !begin(&w, c, index, out, dim))
        return false;
    int64_t strides[2][TORC_MAX_DIMS];
    strides_contiguous(out->ndim, out->sizes, strides[1]);
    for (int d = 0; d < out->ndim; d++) strides[1][d] *= (int64_t)sizeof(int64_t);
    tensor_byte_strides(out, strides[0]);
    memcpy(w.strides[TABLE], strides[1], sizeof strides[1]);
    w.a.table = c->scratch;
    w.a.dtype = TORC_INT64;
    w.a.step = out->ndim ? strides[1][dim] : 0;
    if (out->ndim) w.strides[TABLE][dim] = 0;
    set_value(&w, (bytes16){1, 0});
    set_index(&w, index, dim, false, false);
    if (!run_walk(&w, false, ADD)) return false;
    mean_args a = {.more = p->include_self, .dtype = out->dtype};
    const uint8_t dtypes[2] = {0};
    iter it;
    int64_t sizes[TORC_MAX_DIMS];
    int ndim = out->ndim;
    memcpy(sizes, out->sizes, (size_t)ndim * sizeof *sizes);
    if (UNLIKELY(dtype_complex(out->dtype))) { /* part by part */
        a.dtype = dtype_part(out->dtype);
        sizes[ndim] = 2, strides[0][ndim] = (int64_t)dtype_size(a.dtype), strides[1][ndim++] = 0;
    }
    iter_build_raw(&it, ndim, sizes, 2, (char *const[]){tensor_data(out), c->scratch},
                   (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    a.n = it.numel;
    a.out = it.data[0];
    a.count = it.data[1];
    geometry_of(&a.g, &it);
    void *params[] = {&a};
    return cuda_launch_slot(&mean, device, walk_blocks(device, it.numel), 1, 1, WALK_BLOCK, 1, 1, 0, params);
}

static bool run_scatter_reduce(const torc_call *c) {
    const reduce_plan *p = c->plan;
    torc_tensor index = c->in[1], out = c->out[0];
    const how h = p->along.how;
    const int64_t dim = p->along.dim;
    if (!copy_self(out, c->in[0])) return false;
    if (!index->numel) return true;
    walk w;
    torc_tensor sums = NULL;
    if (!p->include_self) {
        if (!begin(&w, c, index, out, dim)) return false;
        set_value(&w, neutral(out->dtype, h));
        set_index(&w, index, dim, false, false);
        if (!run_walk(&w, false, SET)) return false;
    }
    if (p->widens) {
        const bool ok = sum_as_floats(c, p, (char *)c->scratch + p->count_bytes, &sums) && divide(c, p, sums) &&
                        cuda_copy_tensor(out, sums);
        object_release(sums);
        return ok;
    }
    if (p->along.in_order) {
        cuda_segments s;
        if (!scatter_segments(&s, c, dim, c->in[2], h) ||
            !cuda_segments_run(&s, &p->along.segments, (char *)c->scratch + p->count_bytes))
            return false;
    } else {
        if (!begin(&w, c, index, out, dim)) return false;
        set_other(&w, c->in[2]);
        set_index(&w, index, dim, false, false);
        if (!run_walk(&w, false, h)) return false;
    }
    return !p->mean || !out->numel || divide(c, p, out);
}

/* ------------------------------------------------------------------------------------------ advanced indexing */
static int index_count(const torc_tensor *indices, int count) {
    int n = 0;
    for (int i = 0; i < count; i++) n += indices[i] != NULL;
    return n;
}

/* The positions of a plan, with numbers that count through the indexed dimensions row-major. */
static bool describe_positions(cuda_positions *q, const torc_call *c, const index_plan *p, torc_tensor table,
                               const torc_tensor *indices, int count) {
    memset(q, 0, sizeof *q);
    cuda_positions_shape(q, p->npos, p->pos);
    for (int i = 0; i < count; i++) {
        torc_tensor t = indices[i];
        if (!t) continue;
        int64_t strides[TORC_MAX_DIMS], weight = 1;
        for (int d = 0; d < p->npos; d++) {
            const int j = d - (p->npos - t->ndim);
            strides[d] = j >= 0 && t->sizes[j] != 1 ? t->strides[j] : 0;
        }
        for (int j = i + 1; j < count; j++)
            if (indices[j]) weight *= table->sizes[j];
        cuda_positions_index(q, t, strides, i, -table->sizes[i], table->sizes[i], weight,
                             table->strides[i] * (int64_t)tensor_itemsize(table));
    }
    return cuda_fault_site_make(&q->site, c->device.index, c->op, 0);
}

/* Two index tensors of int64 that are walked as one? */
static bool paired(const index_plan *p, const torc_tensor *indices, int count) {
    torc_tensor pair[2];
    int n = 0;
    for (int i = 0; i < count; i++) {
        if (!indices[i]) continue;
        if (n == 2 || indices[i]->dtype != TORC_INT64 || indices[i]->ndim != p->npos) return false;
        pair[n++] = indices[i];
    }
    if (n != 2) return false;
    for (int d = 0; d < p->npos; d++)
        if (p->pos[d] != 1 && (pair[0]->sizes[d] != p->pos[d] || pair[1]->sizes[d] != p->pos[d] ||
                               pair[0]->strides[d] != pair[1]->strides[d]))
            return false;
    return true;
}
typedef enum reading { READ_ONE, READ_PAIR, READ_OFFSETS } reading;
typedef struct positions_plan {
    index_plan parts;
    int64_t count;   /* of positions */
    reading reading; /* the only index tensor, two as one, or offsets that are made of them in scratch */
    bool in_order, accumulate;
    cuda_segments_plan segments;
} positions_plan;
static bool plan_positions(positions_plan *p, torc_tensor self, const torc_tensor *indices, int count) {
    if (!index_plan_make(&p->parts, self, indices, count)) return false;
    p->count = 1;
    for (int i = 0; i < p->parts.npos; i++) p->count *= p->parts.pos[i];
    p->reading = index_count(indices, count) == 1    ? READ_ONE
                 : paired(&p->parts, indices, count) ? READ_PAIR
                                                     : READ_OFFSETS;
    p->in_order = p->accumulate = false;
    return true;
}
static size_t offset_bytes(const positions_plan *p) {
    return p->reading == READ_OFFSETS ? (size_t)p->count * sizeof(int64_t) : 0;
}

/* The walk over before × positions × after, with `other` of the plan's shape. */
static bool begin_plan(walk *w, const torc_call *c, const positions_plan *plan, torc_tensor table, torc_tensor other,
                       const torc_tensor *indices, int count) {
    const index_plan *p = &plan->parts;
    const int64_t item = (int64_t)tensor_itemsize(table);
    memset(w, 0, sizeof *w);
    w->device = c->device.index;
    w->item = (size_t)item;
    w->ndim = p->ndim;
    memcpy(w->sizes, p->sizes, sizeof w->sizes);
    w->a.dtype = table->dtype;
    w->a.alpha = 1;
    w->a.integer_alpha = 1;
    w->a.table = tensor_data(table);
    w->a.other = tensor_data(other);
    tensor_byte_strides(other, w->strides[OTHER]);
    for (int i = 0; i < p->nbefore; i++) w->strides[TABLE][i] = table->strides[p->before[i]] * item;
    for (int i = 0; i < p->nafter; i++)
        w->strides[TABLE][p->nbefore + p->npos + i] = table->strides[p->after[i]] * item;
    int first = -1, second = -1;
    for (int i = 0; i < count; i++)
        if (indices[i]) first < 0 ? (first = i) : (second = i);
    const bool pair = plan->reading == READ_PAIR;
    if (plan->reading != READ_OFFSETS) { /* read as they are */
        torc_tensor t = indices[first];
        w->a.index = tensor_data(t);
        w->a.index_kind = pair ? INDEX_PAIR : t->dtype == TORC_INT32 ? INDEX_I32 : INDEX_I64;
        w->a.limit = table->sizes[first];
        w->a.low = -w->a.limit;
        w->a.step = table->strides[first] * item;
        if (pair) {
            w->a.index2 = tensor_data(indices[second]);
            w->a.limit2 = table->sizes[second];
            w->a.step2 = table->strides[second] * item;
            w->a.dim2 = second;
        }
        for (int d = 0; d < p->npos; d++)
            w->strides[INDEX_][p->nbefore + d] = p->pos[d] == 1 ? 0 : t->strides[d] * (int64_t)tensor_itemsize(t);
        return cuda_fault_site_make(&w->a.site, w->device, c->op, first);
    }
    cuda_positions q;
    if (!describe_positions(&q, c, p, table, indices, count)) return false;
    q.offsets = c->scratch;
    if (!cuda_positions_run(&q, w->device)) return false;
    w->a.index = c->scratch;
    w->a.index_kind = INDEX_READY;
    for (int k = 0; k < q.nindices; k++) { /* how offsets are aligned, and how far they go */
        int64_t far;
        w->a.step |= q.step[k];
        if (mul_overflows(q.step[k] < 0 ? -q.step[k] : q.step[k], q.limit[k], &far) || far > INT32_MAX)
            far = INT32_MAX + 1LL; /* too far for 31 bits */
        w->a.limit += far;
    }
    int64_t step = (int64_t)sizeof(int64_t);
    for (int d = p->npos - 1; d >= 0; d--) {
        w->strides[INDEX_][p->nbefore + d] = step;
        step *= p->pos[d];
    }
    return true;
}

static bool plan_index_long(const torc_call *c, void *plan, size_t *scratch) {
    if (!plan_positions(plan, c->in[0], c->in + 1, c->nin - 1)) return false;
    *scratch = offset_bytes(plan);
    return true;
}
static bool run_index_long(const torc_call *c) {
    torc_tensor self = c->in[0], out = c->out[0];
    walk w;
    if (!out->numel) return true;
    return begin_plan(&w, c, c->plan, self, out, c->in + 1, c->nin - 1) && run_walk(&w, true, SET);
}

/* Sums of floats are always made in order. What is set is if deterministic mode asks for it, unless all positions set the same. */
static bool put_segments(cuda_segments *s, const torc_call *c, const positions_plan *plan) {
    const index_plan *p = &plan->parts;
    torc_tensor values = c->in[1], out = c->out[0];
    const int64_t item = (int64_t)tensor_itemsize(out);
    segments_begin(s, c, plan->accumulate ? ADD : SET, values);
    if (!describe_positions(&s->at, c, p, out, c->in + 2, c->nin - 2)) return false;
    for (int i = 2; i < c->nin; i++)
        if (c->in[i]) add_place(s, out->sizes[i - 2], out->strides[i - 2] * item);
    for (int d = 0; d < p->npos; d++) s->value_strides[d] = values->strides[p->nbefore + d] * item;
    for (int i = 0; i < p->nbefore + p->nafter; i++) {
        const bool before = i < p->nbefore;
        const int from = before ? i : i + p->npos;
        add_block(s, p->sizes[from], out->strides[before ? p->before[i] : p->after[i - p->nbefore]] * item,
                  values->strides[from] * item);
    }
    return true;
}
static bool accumulates(const torc_call *c) { return ((const index_put_long_attrs *)c->attrs)->accumulate; }
static bool plan_index_put_long(const torc_call *c, void *plan, size_t *scratch) {
    torc_tensor values = c->in[1], out = c->out[0];
    positions_plan *p = plan;
    if (!plan_positions(p, c->in[0], c->in + 2, c->nin - 2)) return false;
    const index_plan *parts = &p->parts;
    bool varies = false;
    for (int d = 0; d < parts->npos; d++) varies |= parts->pos[d] > 1 && values->strides[parts->nbefore + d] != 0;
    p->accumulate = accumulates(c);
    const bool inexact = dtype_floating(values->dtype) || dtype_complex(values->dtype);
    p->in_order = values->numel && (p->accumulate ? inexact : BACKENDS(deterministic) && varies);
    if (!p->in_order) {
        *scratch = offset_bytes(p);
        return true;
    }
    int64_t places = 1, block = 1;
    for (int i = 2; i < c->nin; i++)
        if (c->in[i]) places *= out->sizes[i - 2];
    for (int i = 0; i < parts->nbefore + parts->nafter; i++)
        block *= parts->sizes[i < parts->nbefore ? i : i + parts->npos];
    if (!plan_segments(&p->segments, c, p->accumulate ? SEGMENT_ADD : SEGMENT_SET, p->count, places, block))
        return false;
    *scratch = p->segments.bytes;
    return true;
}
static bool run_index_put_long(const torc_call *c) {
    torc_tensor self = c->in[0], values = c->in[1], out = c->out[0];
    const positions_plan *p = c->plan;
    walk w;
    cuda_segments s;
    if (!copy_self(out, self)) return false;
    if (!values->numel) return true;
    if (p->in_order) return put_segments(&s, c, p) && cuda_segments_run(&s, &p->segments, c->scratch);
    return begin_plan(&w, c, p, out, values, c->in + 2, c->nin - 2) && run_walk(&w, false, p->accumulate ? ADD : SET);
}

/* ------------------------------------------------------------------------------------------ masks */

/* Elements between the multiple of 16 bytes before the mask and its first one; of 16 bytes they are read in halves. */
static int64_t mask_head(torc_tensor t) {
    const size_t item = tensor_itemsize(t);
    return item < 16 ? (int64_t)(((uintptr_t)tensor_data(t) & 15) / item) : 0;
}
static int64_t pieces_of(torc_tensor t) { return (t->numel + mask_head(t) + PIECE - 1) / PIECE; }
/* The bits that make an element true, which -0 has none of. */
static uint64_t truth_bits(int dtype) {
    switch (dtype) {
    case TORC_COMPLEX32: return 0x7fff7fff;
    case TORC_COMPLEX64: return 0x7fffffff7fffffff;
    case TORC_COMPLEX128: return INT64_MAX;
    default: return dtype_any_float(dtype) ? ~(uint64_t)0 >> (65 - 8 * dtype_size(dtype)) : ~(uint64_t)0;
    }
}
static bool mask_begin(mask_args *a, const torc_call *c, torc_tensor t, int64_t pieces) {
    memset(a, 0, sizeof *a);
    a->item = (int)tensor_itemsize(t);
    a->head = mask_head(t);
    a->mask = cuda_on(tensor_data(t), -a->head * a->item);
    a->bits = truth_bits(t->dtype);
    a->n = t->numel + a->head;
    a->pieces = pieces;
    a->starts = c->scratch;
    a->ndim = t->ndim;
    memcpy(a->sizes, t->sizes, sizeof a->sizes);
    return cuda_fault_site_make(&a->site, c->device.index, c->op, 0);
}
static bool mask_launch(mask_args *a, const torc_call *c, cuda_kernel_slot *slot) {
    void *params[] = {a};
    return cuda_launch_slot(slot, c->device.index, cuda_grid(c->device.index, a->pieces, 1, 32), 1, 1, MASK_BLOCK, 1, 1,
                            0, params);
}
/* Counts and starts of all pieces. exact: `room` elements must be true, else at most so many may be. */
static bool mask_starts(mask_args *a, const torc_call *c, bool exact) {
    static cuda_kernel_slot count = CUDA_KERNEL_SLOT("indexmask_count"), starts = CUDA_KERNEL_SLOT("indexmask_starts");
    if (!mask_launch(a, c, &count)) return false;
    const int item = a->item;
    a->item = exact;
    void *params[] = {a};
    const bool ok = cuda_launch_slot(&starts, c->device.index, 1, 1, 1, 1024, 1, 1, 0, params);
    a->item = item;
    return ok;
}
typedef struct mask_plan {
    int64_t pieces;
} mask_plan;
static bool plan_pieces(torc_tensor mask, void *plan, size_t *scratch) {
    const int64_t pieces = ((mask_plan *)plan)->pieces = pieces_of(mask);
    *scratch = (size_t)pieces * sizeof(int64_t);
    return true;
}
static bool plan_mask0(const torc_call *c, void *plan, size_t *scratch) { return plan_pieces(c->in[0], plan, scratch); }
static bool plan_mask1(const torc_call *c, void *plan, size_t *scratch) { return plan_pieces(c->in[1], plan, scratch); }
static int64_t planned_pieces(const torc_call *c) { return ((const mask_plan *)c->plan)->pieces; }

static bool run_count_true(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("indexmask_total");
    mask_args a;
    if (!cuda_zero(c->device.index, tensor_data(c->out[0]), sizeof(int64_t))) return false;
    if (!c->in[0]->numel) return true;
    if (!mask_begin(&a, c, c->in[0], pieces_of(c->in[0]))) return false;
    a.out = tensor_data(c->out[0]);
    return mask_launch(&a, c, &slot);
}
static bool run_nonzero_known(const torc_call *c) {
    static cuda_kernel_slot slots[2] = {CUDA_KERNEL_SLOT("indexmask_nonzero"),
                                        CUDA_KERNEL_SLOT("indexmask_coordinates")};
    mask_args a;
    torc_tensor out = c->out[0];
    if (!c->in[0]->numel || !out->numel) return true;
    if (!mask_begin(&a, c, c->in[0], planned_pieces(c))) return false;
    a.room = out->sizes[0];
    a.out = tensor_data(out);
    const bool several = a.ndim > 1 && a.n <= INT32_MAX;
    if (several) {
        a.by_ndim = division_by(a.ndim);
        int64_t inner = 1;
        for (int d = a.ndim - 1; d >= 0; d--) {
            a.by_size[d] = division_by(a.sizes[d]), a.by_inner[d] = division_by(inner);
            inner *= a.sizes[d];
        }
    }
    return mask_starts(&a, c, true) && mask_launch(&a, c, &slots[several]);
}
static bool run_masked_select_known(const torc_call *c) {
    static cuda_kernel_slot slots[5] = BY_SIZE("indexmask_select_");
    mask_args a;
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel || !in->numel) return true;
    if (!mask_begin(&a, c, c->in[1], planned_pieces(c))) return false;
    a.room = out->numel;
    a.in = tensor_data(in);
    a.out = tensor_data(out);
    return mask_starts(&a, c, true) && mask_launch(&a, c, &slots[size_index(tensor_itemsize(in))]);
}
static bool run_masked_scatter_same(const torc_call *c) {
    static cuda_kernel_slot slots[5] = BY_SIZE("indexmask_scatter_");
    mask_args a;
    torc_tensor source = c->in[2], out = c->out[0];
    if (!out->numel) return true;
    if (!copy_self(out, c->in[0]) || !mask_begin(&a, c, c->in[1], planned_pieces(c))) return false;
    a.room = source->numel;
    a.in = source->numel ? tensor_data(source) : NULL;
    a.out = tensor_data(out);
    return mask_starts(&a, c, false) && mask_launch(&a, c, &slots[size_index(tensor_itemsize(out))]);
}

/* Elements that are moved go by their size; those that are added are numbers. Sums of complex ones have one dimension more. */
#define MOVED .also = DTYPES_ALL
#define ADDED .also = DTYPES_COMPLEX | DTYPES_COMPLEX32, .accepts = accepts_sum
static bool accepts_sum(const torc_call *c) {
    return LIKELY(!dtype_complex(c->out[0]->dtype)) || c->out[0]->ndim < TORC_MAX_DIMS ||
           FAIL(RUNTIME, "%s(): complex tensors have at most %d dimensions", row_said(c->row), TORC_MAX_DIMS - 1);
}
/* Sums and means; PyTorch's words for products. */
static bool accepts_scatter_reduce(const torc_call *c) {
    const int dtype = c->out[0]->dtype;
    if (LIKELY(!dtype_complex(dtype))) return true;
    if (hows[c->read.how] == ADD) return accepts_sum(c);
    return FAIL(NOT_IMPLEMENTED, "\"cuda_scatter_gather_base_kernel_func\" not implemented for '%s'",
                dtype_scalar_name(dtype));
}
static bool accepts_put(const torc_call *c) {
    const int dtype = c->out[0]->dtype;
    if (!accumulates(c)) return true;
    if (dtype_usual(dtype) || dtype_complex(dtype)) return true;
    return FAIL(NOT_IMPLEMENTED, "\"%s\" not implemented for '%s'", row_said(c->row), dtype_scalar_name(dtype));
}
const kernel cuda_index_kernels[] = {
    KERNEL(OP_index_select, run_index_select, MOVED),
    KERNEL(OP_gather, run_gather, MOVED),
    PLANNED(OP_scatter, run_scatter, plan_scatter, along_plan, MOVED),
    PLANNED(OP_scatter_value, run_scatter, plan_scatter_value, along_plan, MOVED),
    PLANNED(OP_scatter_add, run_scatter_add, plan_scatter_add, along_plan, ADDED),
    PLANNED(OP_scatter_reduce, run_scatter_reduce, plan_scatter_reduce, reduce_plan, .also = DTYPES_COMPLEX,
            .accepts = accepts_scatter_reduce),
    PLANNED(OP_index_add, run_slices, plan_index_add, along_plan, ADDED),
    PLANNED(OP_index_copy, run_slices, plan_index_copy, along_plan, MOVED),
    PLANNED(OP_index_fill, run_slices, plan_index_fill, along_plan, MOVED),
    PLANNED(OP_index_long, run_index_long, plan_index_long, positions_plan, MOVED),
    PLANNED(OP_index_put_long, run_index_put_long, plan_index_put_long, positions_plan,
            .also = DTYPES_FLOAT8 | DTYPES_COMPLEX | DTYPES_COMPLEX32, .accepts = accepts_put),
    KERNEL(OP_count_true, run_count_true, .also = DTYPES_ALL),
    PLANNED(OP_nonzero_known, run_nonzero_known, plan_mask0, mask_plan, .also = DTYPES_COMPLEX | DTYPES_COMPLEX32),
    PLANNED(OP_masked_select_known, run_masked_select_known, plan_mask1, mask_plan, MOVED),
    PLANNED(OP_masked_scatter_same, run_masked_scatter_same, plan_mask1, mask_plan, MOVED),
    {0},
};
