/* index.c - indexing on CUDA: gather, scatter and their kin along one dimension, advanced indexing, masks.
 *
 * The host describes a walk over (other, table, index), see index.cu; indices are never looked at here. What they
 * do wrong is reported at the next wait (fault.h). */
#include "ops/index.h"

#include "core/backends.h"
#include "core/iter.h"
#include "cuda/fault.h"
#include "cuda/kernels/geometry.h"
#include "cuda/kernels/index.h"
#include "ops/generated/attrs.h"

enum { BLOCK = 256, WALK_BLOCK = 128, UNROLL = 4, PIECE = 4096 }; /* as in index.cu and indexmask.cu */
enum { INDEX_I64, INDEX_I32, INDEX_READY };
typedef enum how { ADD, MUL, MAXIMUM, MINIMUM, SET } how;
enum { OTHER, TABLE, INDEX_, OPERANDS };

typedef struct walk_args {
    char *other, *table;
    const char *index;
    int64_t n, step, low, limit;
    uint64_t value;
    double alpha;
    int64_t integer_alpha;
    int index_kind, dtype;
    cuda_fault_site site;
    geometry3 g;
    struct {
        uint32_t shape[TORC_MAX_DIMS], magic[TORC_MAX_DIMS], shift[TORC_MAX_DIMS];
        int32_t strides[3][TORC_MAX_DIMS];
    } narrow;
    int is_narrow, unused;
} walk_args;

/* A walk in the making: logical dimensions, byte strides. */
typedef struct walk {
    int device, ndim;
    size_t item;
    int64_t sizes[TORC_MAX_DIMS], strides[OPERANDS][TORC_MAX_DIMS];
    walk_args a;
} walk;

#define BY_SIZE(prefix) {CUDA_KERNEL_SLOT(prefix "1"), CUDA_KERNEL_SLOT(prefix "2"), CUDA_KERNEL_SLOT(prefix "4"), CUDA_KERNEL_SLOT(prefix "8"), CUDA_KERNEL_SLOT(prefix "16")}
static int size_index(size_t item) { return item == 1 ? 0 : item == 2 ? 1 : item == 4 ? 2 : item == 8 ? 3 : 4; }

/* Where innermost runs of table and other (operands t and o) are whole, and share an index (operand x, if it is not negative),
 * they are walked in larger units; `more` is what else must be a multiple of one. Returns its bytes. */
static size_t widen(iter *it, int t, int o, int x, size_t item, uint64_t more) {
    const int64_t s = (int64_t)item;
    if (it->shape[0] < 2 || it->strides[o][0] != s || it->strides[t][0] != s || (x >= 0 && it->strides[x][0] != 0)) return item;
    uint64_t all = more | (uint64_t)(it->shape[0] * s) | (uint64_t)(uintptr_t)it->data[o] | (uint64_t)(uintptr_t)it->data[t];
    for (int d = 1; d < it->ndim; d++) all |= (uint64_t)it->strides[o][d] | (uint64_t)it->strides[t][d];
    size_t unit = 16;
    while (all & (unit - 1)) unit /= 2;
    if (unit <= item) return item;
    it->shape[0] = it->shape[0] * s / (int64_t)unit;
    it->numel = it->numel / ((int64_t)unit / s);
    it->strides[o][0] = it->strides[t][0] = (int64_t)unit;
    return unit;
}

/* The geometry in 31 bits, if it fits. */
static void make_narrow(walk_args *a) {
    a->is_narrow = a->n <= INT32_MAX;
    int64_t indexed = 0;
    if (a->index_kind == INDEX_READY) indexed = a->limit; /* what offsets come to */
    else if (mul_overflows(a->step < 0 ? -a->step : a->step, a->limit, &indexed)) indexed = INT64_MAX;
    if (indexed > INT32_MAX) a->is_narrow = 0;
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
        const uint32_t n = (uint32_t)a->g.shape[d];
        uint32_t shift = 0;
        while (((uint64_t)1 << shift) < n) shift++;
        a->narrow.shape[d] = n;
        a->narrow.shift[d] = shift;
        a->narrow.magic[d] = (uint32_t)((((uint64_t)1 << 32) * (((uint64_t)1 << shift) - n)) / n + 1);
        for (int k = 0; k < OPERANDS; k++) a->narrow.strides[k][d] = (int32_t)a->g.strides[k][d];
    }
}

/* As many blocks as there is work for: one that ends makes room for another that loads while its neighbours store. */
static unsigned walk_blocks(int device, int64_t n) { return cuda_grid(device, n, WALK_BLOCK, 1 << 16); }

static bool run_walk(walk *w, bool gather, how h) {
#define COMBINES(prefix) {CUDA_KERNEL_SLOT(prefix "add"), CUDA_KERNEL_SLOT(prefix "mul"), CUDA_KERNEL_SLOT(prefix "max"), CUDA_KERNEL_SLOT(prefix "min")}
    /* [is_narrow] */
    static cuda_kernel_slot gathers[2][5] = {BY_SIZE("index_gather_"), BY_SIZE("index_narrow_gather_")}, sets[2][5] = {BY_SIZE("index_set_"), BY_SIZE("index_narrow_set_")};
    static cuda_kernel_slot combines[2][4] = {COMBINES("index_"), COMBINES("index_narrow_")}, add_vectors[2] = {CUDA_KERNEL_SLOT("index_add_vector"), CUDA_KERNEL_SLOT("index_narrow_add_vector")};
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
    const uint8_t dtypes[OPERANDS] = {0};
    iter it;
    iter_build_raw(&it, w->ndim, w->sizes, OPERANDS, data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    if (!it.numel) return true;
    size_t item = w->item;
    if (w->a.other && (h == SET || (h == ADD && w->a.dtype == TORC_FLOAT32))) {
        const iter before = it;
        item = widen(&it, at[TABLE], at[OTHER], at[INDEX_], item, (uint64_t)w->a.step);
        if (h == ADD && item != 16) {
            it = before;
            item = w->item;
        }
    }
    walk_args *a = &w->a;
    a->other = a->other ? it.data[at[OTHER]] : NULL;
    a->table = it.data[at[TABLE]];
    a->index = it.data[at[INDEX_]];
    a->n = it.numel;
    geometry_of(&a->g, &it);
    for (int k = 0; k < OPERANDS; k++) memcpy(a->g.strides[k], it.strides[at[k]], (size_t)it.ndim * sizeof it.strides[0][0]);
    make_narrow(a);
    const int v = a->is_narrow;
    cuda_kernel_slot *slot = h == ADD && item != w->item ? &add_vectors[v] : gather ? &gathers[v][size_index(item)] : h == SET ? &sets[v][size_index(item)] : &combines[v][h];
    void *params[] = {a};
    return cuda_launch_slot(slot, w->device, walk_blocks(w->device, (a->n + UNROLL - 1) / UNROLL), 1, 1, WALK_BLOCK, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ along one dimension */
static int64_t wrap(int64_t dim, torc_tensor t) { return dim < 0 ? dim + MAX(t->ndim, 1) : dim; }
static int64_t size_along(torc_tensor t, int64_t dim) { return t->ndim ? t->sizes[dim] : 1; }

static void byte_strides(torc_tensor t, int64_t *strides) {
    for (int i = 0; i < t->ndim; i++) strides[i] = t->strides[i] * (int64_t)tensor_itemsize(t);
}
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
    byte_strides(table, w->strides[TABLE]);
    w->a.step = table->ndim ? w->strides[TABLE][dim] : 0;
    if (table->ndim) w->strides[TABLE][dim] = 0;
    return cuda_fault_site_make(&w->a.site, w->device, c->op, dim);
}
static void set_other(walk *w, torc_tensor t) {
    w->a.other = t->numel ? tensor_data(t) : NULL;
    byte_strides(t, w->strides[OTHER]);
    for (int d = t->ndim; d < w->ndim; d++) w->strides[OTHER][d] = 0;
}
static void set_value(walk *w, uint64_t value) {
    w->a.other = NULL;
    w->a.value = value;
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
        for (int d = 0; d < t->ndim; d++) w->strides[INDEX_][d] = t->strides[d] * item;
}

/* ------------------------------------------------------------------------------------------ rows in shared memory */
typedef struct row_args { /* as in index.cu */
    char *other, *table;
    const char *base, *index;
    int64_t rows, low, limit;
    int count, index_kind, whole, unused;
    cuda_fault_site site;
    geometry4 g;
} row_args;
enum { ROW_BYTES = 40 * 1024 }; /* of shared memory for a row at most */

/* Does the walk go along the table's last dimension in memory, with so many indices for each row that a copy of it pays? Then
 * *rows is filled in, for a table whose rows were at `base` (the table itself, or of the same sizes) before. */
static bool plan_rows(row_args *rows, const walk *w, int64_t dim, char *base, const int64_t *base_strides, size_t unit) {
    const walk_args *a = &w->a;
    const int64_t item = (int64_t)w->item, index_item = a->index_kind == INDEX_I32 ? 4 : 8, count = w->ndim ? w->sizes[dim] : 0;
    if (!w->ndim || !a->other || item > 8 || a->step != item || w->strides[OTHER][dim] != item || w->strides[INDEX_][dim] != index_item) return false;
    if (a->limit < 128 || count < 128 || count > INT32_MAX / 2 || count * 4 < a->limit || a->limit * (int64_t)unit > ROW_BYTES) return false;
    int64_t sizes[TORC_MAX_DIMS], strides[4][TORC_MAX_DIMS];
    uintptr_t align = (uintptr_t)a->table | (uintptr_t)base | (uintptr_t)(a->limit * item);
    int n = 0;
    for (int d = 0; d < w->ndim; d++) {
        if (d == dim) continue;
        sizes[n] = w->sizes[d];
        strides[0][n] = w->strides[OTHER][d];
        strides[1][n] = w->strides[TABLE][d];
        strides[2][n] = w->strides[INDEX_][d];
        strides[3][n] = base_strides[d];
        align |= (uintptr_t)strides[1][n] | (uintptr_t)strides[3][n];
        n++;
    }
    const uint8_t dtypes[4] = {0};
    iter it;
    iter_build_raw(&it, n, sizes, 4, (char *const[]){a->other, a->table, (char *)(uintptr_t)a->index, base}, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    *rows = (row_args){.other = it.data[0], .table = it.data[1], .index = it.data[2], .base = it.data[3], .rows = it.numel, .low = a->low, .limit = a->limit,
                       .count = (int)count, .index_kind = a->index_kind, .whole = align % 16 == 0, .site = a->site};
    geometry_of(&rows->g, &it);
    return true;
}
static bool launch_rows(const walk *w, cuda_kernel_slot *slot, row_args *a, size_t unit) {
    unsigned threads = 32;
    while (threads < 256 && threads * UNROLL < (unsigned)a->count) threads *= 2;
    unsigned high = 256 / threads;
    while (high > 1 && high * (size_t)a->limit * unit > ROW_BYTES) high /= 2;
    const int64_t blocks = (a->rows + high - 1) / high;
    void *params[] = {a};
    return cuda_launch_slot(slot, w->device, (unsigned)blocks, 1, 1, threads, high, 1, (unsigned)(high * (size_t)a->limit * unit), params);
}

static bool run_gather(const torc_call *c) {
    static cuda_kernel_slot slots[4] = {CUDA_KERNEL_SLOT("index_rows_gather_1"), CUDA_KERNEL_SLOT("index_rows_gather_2"), CUDA_KERNEL_SLOT("index_rows_gather_4"), CUDA_KERNEL_SLOT("index_rows_gather_8")};
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    const int64_t dim = wrap(((const gather_attrs *)c->attrs)->dim, self);
    walk w;
    if (!index->numel) return true;
    if (!begin(&w, c, index, self, dim)) return false;
    set_other(&w, out);
    set_index(&w, index, dim, false, false);
    row_args rows;
    if (plan_rows(&rows, &w, dim, w.a.table, w.strides[TABLE], w.item) && rows.rows <= INT32_MAX) return launch_rows(&w, &slots[size_index(w.item)], &rows, w.item);
    return run_walk(&w, true, SET);
}
static bool run_index_select(const torc_call *c) {
    torc_tensor self = c->in[0], out = c->out[0];
    const int64_t dim = wrap(((const index_select_attrs *)c->attrs)->dim, self);
    walk w;
    if (!out->numel) return true;
    if (!begin(&w, c, out, self, dim)) return false;
    set_other(&w, out);
    set_index(&w, c->in[1], dim, true, false);
    return run_walk(&w, true, SET);
}

/* A number as the bits of one element. */
static uint64_t element_of(int dtype, torc_number v) {
    uint64_t bits = 0;
    const double d = torc_number_to_double(v);
    const float f = (float)d;
    const int64_t i = torc_number_to_int(v);
    switch (dtype) {
    case TORC_BOOL: return v.kind == TORC_NUMBER_FLOAT ? v.as.d != 0 : v.as.i != 0;
    case TORC_FLOAT16: case TORC_BFLOAT16: return cuda_half_bits(f, dtype);
    case TORC_FLOAT32: memcpy(&bits, &f, sizeof f); return bits;
    case TORC_FLOAT64: memcpy(&bits, &d, sizeof d); return bits;
    default: memcpy(&bits, &i, dtype_size(dtype)); return bits; /* little-endian, as the device is */
    }
}

/* Floats that meet in one element are added in the order in which threads arrive. False: that is not wanted. */
static bool may_accumulate(const torc_call *c, how h) {
    return (h != ADD && h != MUL) || !dtype_floating(c->in[0]->dtype) || backends_nondeterministic(c->row->name);
}

/* src, or `value` where it is NULL, into out, a copy of self. */
static bool scatter_into(const torc_call *c, int64_t dim, torc_tensor src, uint64_t value, how h) {
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    walk w;
    dim = wrap(dim, self);
    if (!may_accumulate(c, h) || !copy_self(out, self)) return false;
    if (!index->numel) return true;
    if (!begin(&w, c, index, out, dim)) return false;
    if (src) set_other(&w, src);
    else set_value(&w, value);
    set_index(&w, index, dim, false, false);
    return run_walk(&w, false, h);
}
static bool run_scatter(const torc_call *c) { return scatter_into(c, ((const scatter_attrs *)c->attrs)->dim, c->in[2], 0, SET); }
/* Do the indices reach every row along dim? */
static bool all_rows(torc_tensor index, torc_tensor self, int64_t dim) {
    for (int d = 0; d < self->ndim; d++)
        if (d != dim && index->sizes[d] != self->sizes[d]) return false;
    return true;
}
static bool run_scatter_add(const torc_call *c) {
    static cuda_kernel_slot slots[3] = {CUDA_KERNEL_SLOT("index_rows_add_f16"), CUDA_KERNEL_SLOT("index_rows_add_bf16"), CUDA_KERNEL_SLOT("index_rows_add_f32")};
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    const int64_t attr = ((const scatter_add_attrs *)c->attrs)->dim, dim = wrap(attr, self);
    if (!may_accumulate(c, ADD)) return false;
    if (index->numel && self->dtype >= TORC_FLOAT16 && self->dtype <= TORC_FLOAT32 && all_rows(index, self, dim)) {
        walk w;
        row_args rows;
        int64_t from[TORC_MAX_DIMS];
        if (!begin(&w, c, index, out, dim)) return false;
        set_other(&w, c->in[2]);
        set_index(&w, index, dim, false, false);
        byte_strides(self, from);
        if (self->ndim && from[dim] == (int64_t)w.item && plan_rows(&rows, &w, dim, tensor_data(self), from, sizeof(float)) && rows.rows <= INT32_MAX)
            return launch_rows(&w, &slots[self->dtype - TORC_FLOAT16], &rows, sizeof(float));
    }
    return scatter_into(c, attr, c->in[2], 0, ADD);
}
static bool run_scatter_value(const torc_call *c) {
    const scatter_value_attrs *a = c->attrs;
    return scatter_into(c, a->dim, NULL, element_of(c->in[0]->dtype, a->value), SET);
}

/* Slices of out, a copy of self, numbered by a vector. */
static bool index_into(const torc_call *c, int64_t dim, torc_tensor source, uint64_t value, how h, torc_number alpha, bool negative) {
    torc_tensor self = c->in[0], index = c->in[1], out = c->out[0];
    walk w;
    dim = wrap(dim, self);
    if (!may_accumulate(c, h) || !copy_self(out, self)) return false;
    if (!out->numel || !index->numel) return true;
    if (!begin(&w, c, out, out, dim)) return false;
    if (w.ndim == 0) { /* a vector of indices into a tensor of one element */
        w.ndim = 1;
        dim = 0;
    }
    w.sizes[dim] = index->numel;
    w.a.alpha = torc_number_to_double(alpha);
    w.a.integer_alpha = self->dtype == TORC_BOOL && alpha.kind == TORC_NUMBER_FLOAT ? alpha.as.d != 0 : torc_number_to_int(alpha);
    if (source) set_other(&w, source);
    else set_value(&w, value);
    set_index(&w, index, dim, true, negative);
    return run_walk(&w, false, h);
}
static bool run_index_add(const torc_call *c) {
    const index_add_attrs *a = c->attrs;
    return index_into(c, a->dim, c->in[2], 0, ADD, a->alpha, false);
}
static bool run_index_copy(const torc_call *c) { return index_into(c, ((const index_copy_attrs *)c->attrs)->dim, c->in[2], 0, SET, torc_number_int(1), false); }
static bool run_index_fill(const torc_call *c) {
    const index_fill_attrs *a = c->attrs;
    return index_into(c, a->dim, NULL, element_of(c->in[0]->dtype, a->value), SET, torc_number_int(1), true);
}

/* ------------------------------------------------------------------------------------------ scatter_reduce */
/* The value that changes nothing, to start from where self is not to count. */
static uint64_t neutral(int dtype, how h) {
    const int bits = 8 * (int)dtype_size(dtype);
    if (h == ADD || h == MUL) return element_of(dtype, torc_number_int(h == MUL));
    const bool low = h == MAXIMUM;
    if (dtype_floating(dtype)) return element_of(dtype, torc_number_float(low ? -__builtin_inf() : __builtin_inf()));
    if (dtype == TORC_BOOL) return !low;
    const uint64_t most = ~(uint64_t)0 >> (64 - bits);
    if (dtype == TORC_UINT8) return low ? 0 : most;
    return low ? most / 2 + 1 : most / 2;
}
static bool is_mean(const torc_call *c) { return !strcmp(((const scatter_reduce_attrs *)c->attrs)->reduce.s, "mean"); }
static size_t scratch_scatter_reduce(const torc_call *c) { return is_mean(c) ? (size_t)c->out[0]->numel * sizeof(int64_t) : 0; }

static bool run_scatter_reduce(const torc_call *c) {
    static cuda_kernel_slot mean = CUDA_KERNEL_SLOT("index_mean");
    const scatter_reduce_attrs *p = c->attrs;
    torc_tensor index = c->in[1], out = c->out[0];
    const char *r = p->reduce.s;
    const how h = !strcmp(r, "prod") ? MUL : !strcmp(r, "amax") ? MAXIMUM : !strcmp(r, "amin") ? MINIMUM : ADD;
    const int device = c->device.index;
    const int64_t dim = wrap(p->dim, c->in[0]);
    if (!may_accumulate(c, h) || !copy_self(out, c->in[0])) return false;
    if (!index->numel) return true;
    walk w;
    if (!p->include_self) {
        if (!begin(&w, c, index, out, dim)) return false;
        set_value(&w, neutral(out->dtype, h));
        set_index(&w, index, dim, false, false);
        if (!run_walk(&w, false, SET)) return false;
    }
    if (!begin(&w, c, index, out, dim)) return false;
    set_other(&w, c->in[2]);
    set_index(&w, index, dim, false, false);
    if (!run_walk(&w, false, h)) return false;
    if (!is_mean(c) || !out->numel) return true;
    /* How many values met in each element: the same walk, of ones, into counts laid out row-major. */
    if (!cuda_memset(device, c->scratch, 0, (size_t)out->numel * sizeof(int64_t)) || !begin(&w, c, index, out, dim)) return false;
    int64_t strides[2][TORC_MAX_DIMS];
    strides_contiguous(out->ndim, out->sizes, strides[1]);
    for (int d = 0; d < out->ndim; d++) strides[1][d] *= (int64_t)sizeof(int64_t);
    byte_strides(out, strides[0]);
    memcpy(w.strides[TABLE], strides[1], sizeof strides[1]);
    w.a.table = c->scratch;
    w.a.dtype = TORC_INT64;
    w.a.step = out->ndim ? strides[1][dim] : 0;
    if (out->ndim) w.strides[TABLE][dim] = 0;
    set_value(&w, 1);
    set_index(&w, index, dim, false, false);
    if (!run_walk(&w, false, ADD)) return false;
    struct {
        char *out;
        const char *count;
        int64_t n, more;
        int dtype, unused;
        geometry2 g;
    } a = {.n = out->numel, .more = p->include_self, .dtype = out->dtype};
    const uint8_t dtypes[2] = {0};
    iter it;
    iter_build_raw(&it, out->ndim, out->sizes, 2, (char *const[]){tensor_data(out), c->scratch}, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    a.out = it.data[0];
    a.count = it.data[1];
    geometry_of(&a.g, &it);
    void *params[] = {&a};
    return cuda_launch_slot(&mean, device, walk_blocks(device, it.numel), 1, 1, WALK_BLOCK, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ advanced indexing */
typedef struct position_args {
    int64_t *offsets;
    void *keys, *ranks;
    int64_t n, total;
    int ndim, nindices, wide_key, wide_rank;
    int64_t sizes[TORC_MAX_DIMS];
    const void *data[TORC_MAX_DIMS];
    int64_t strides[TORC_MAX_DIMS][TORC_MAX_DIMS], limit[TORC_MAX_DIMS], step[TORC_MAX_DIMS];
    int narrow[TORC_MAX_DIMS], dim[TORC_MAX_DIMS];
    cuda_fault_site site;
} position_args;

static int64_t position_count(const index_plan *p) {
    int64_t n = 1;
    for (int i = 0; i < p->npos; i++) n *= p->pos[i];
    return n;
}
static int index_count(const torc_tensor *indices, int count) {
    int n = 0;
    for (int i = 0; i < count; i++) n += indices[i] != NULL;
    return n;
}

static bool run_positions(position_args *q, const torc_call *c, const index_plan *p, torc_tensor table, const torc_tensor *indices, int count) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("index_positions");
    const int64_t item = (int64_t)tensor_itemsize(table);
    q->n = position_count(p);
    q->ndim = p->npos;
    q->nindices = 0;
    memcpy(q->sizes, p->pos, sizeof q->sizes);
    for (int i = 0; i < count; i++) {
        torc_tensor t = indices[i];
        if (!t) continue;
        const int k = q->nindices++;
        q->data[k] = tensor_data(t);
        q->narrow[k] = t->dtype == TORC_INT32;
        q->dim[k] = i;
        q->limit[k] = table->sizes[i];
        q->step[k] = table->strides[i] * item;
        for (int d = 0; d < p->npos; d++) {
            const int j = d - (p->npos - t->ndim);
            q->strides[k][d] = j >= 0 && t->sizes[j] != 1 ? t->strides[j] : 0;
        }
    }
    if (!cuda_fault_site_make(&q->site, c->device.index, c->op, 0)) return false;
    void *params[] = {q};
    return cuda_launch_slot(&slot, c->device.index, walk_blocks(c->device.index, q->n), 1, 1, WALK_BLOCK, 1, 1, 0, params);
}

/* The walk over before × positions × after, with `other` of the plan's shape. */
static bool begin_plan(walk *w, const torc_call *c, const index_plan *p, torc_tensor table, torc_tensor other, const torc_tensor *indices, int count) {
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
    byte_strides(other, w->strides[OTHER]);
    for (int i = 0; i < p->nbefore; i++) w->strides[TABLE][i] = table->strides[p->before[i]] * item;
    for (int i = 0; i < p->nafter; i++) w->strides[TABLE][p->nbefore + p->npos + i] = table->strides[p->after[i]] * item;
    int only = -1;
    for (int i = 0; i < count; i++)
        if (indices[i]) only = only < 0 ? i : count;
    if (only >= 0 && only < count) { /* one index tensor is read as it is */
        torc_tensor t = indices[only];
        w->a.index = tensor_data(t);
        w->a.index_kind = t->dtype == TORC_INT32 ? INDEX_I32 : INDEX_I64;
        w->a.limit = table->sizes[only];
        w->a.low = -w->a.limit;
        w->a.step = table->strides[only] * item;
        for (int d = 0; d < p->npos; d++) w->strides[INDEX_][p->nbefore + d] = t->strides[d] * (int64_t)tensor_itemsize(t);
        return cuda_fault_site_make(&w->a.site, w->device, c->op, only);
    }
    position_args q;
    memset(&q, 0, sizeof q);
    q.offsets = c->scratch;
    if (!run_positions(&q, c, p, table, indices, count)) return false;
    w->a.index = c->scratch;
    w->a.index_kind = INDEX_READY;
    for (int k = 0; k < q.nindices; k++) { /* how offsets are aligned, and how far they go */
        int64_t far;
        w->a.step |= q.step[k];
        if (mul_overflows(q.step[k] < 0 ? -q.step[k] : q.step[k], q.limit[k], &far) || far > INT32_MAX) far = INT32_MAX;
        w->a.limit += far;
    }
    int64_t step = (int64_t)sizeof(int64_t);
    for (int d = p->npos - 1; d >= 0; d--) {
        w->strides[INDEX_][p->nbefore + d] = step;
        step *= p->pos[d];
    }
    return true;
}

static size_t scratch_index_long(const torc_call *c) {
    index_plan p;
    if (index_count(c->in + 1, c->nin - 1) < 2 || !index_plan_make(&p, c->in[0], c->in + 1, c->nin - 1)) return 0;
    return (size_t)position_count(&p) * sizeof(int64_t);
}
static bool run_index_long(const torc_call *c) {
    torc_tensor self = c->in[0], out = c->out[0];
    index_plan p;
    walk w;
    if (!index_plan_make(&p, self, c->in + 1, c->nin - 1)) return false;
    if (!out->numel) return true;
    return begin_plan(&w, c, &p, self, out, c->in + 1, c->nin - 1) && run_walk(&w, true, SET);
}

/* Scratch of an index_put: offsets of positions and, to sum floats, what the sort of positions needs. */
typedef struct put_plan {
    index_plan p;
    cuda_sort_plan sort;
    int64_t count, total;
    bool sorted, offsets;
} put_plan;
static bool plan_put(put_plan *q, const torc_call *c) {
    const bool accumulate = ((const index_put_long_attrs *)c->attrs)->accumulate;
    torc_tensor self = c->in[0];
    if (!index_plan_make(&q->p, self, c->in + 2, c->nin - 2)) return false;
    q->count = position_count(&q->p);
    q->sorted = accumulate && dtype_floating(self->dtype) && c->in[1]->numel > 0;
    q->offsets = q->sorted || index_count(c->in + 2, c->nin - 2) > 1;
    q->total = 1;
    for (int i = 2; i < c->nin; i++)
        if (c->in[i]) q->total *= self->sizes[i - 2];
    return !q->sorted || (cuda_use(c->device.index) && cuda_sort_plan_make(&q->sort, q->count, cuda_bits_of((uint64_t)q->total)));
}
static size_t scratch_index_put_long(const torc_call *c) {
    put_plan q;
    if (!plan_put(&q, c) || !q.offsets) return 0;
    return cuda_rounded((size_t)q.count * sizeof(int64_t)) + (q.sorted ? cuda_sort_bytes(&q.sort) : 0);
}

static bool put_sorted(const torc_call *c, const put_plan *q) {
    static cuda_kernel_slot slots[4] = {CUDA_KERNEL_SLOT("index_sum_f16"), CUDA_KERNEL_SLOT("index_sum_bf16"), CUDA_KERNEL_SLOT("index_sum_f32"), CUDA_KERNEL_SLOT("index_sum_f64")};
    static cuda_kernel_slot vectors[4] = {CUDA_KERNEL_SLOT("index_sum_vector_f16"), CUDA_KERNEL_SLOT("index_sum_vector_bf16"), CUDA_KERNEL_SLOT("index_sum_vector_f32"), CUDA_KERNEL_SLOT("index_sum_vector_f64")};
    torc_tensor values = c->in[1], out = c->out[0];
    const index_plan *p = &q->p;
    const int device = c->device.index;
    const int64_t item = (int64_t)tensor_itemsize(out);
    cuda_sort_arrays arrays = cuda_sort_lay_out(&q->sort, (char *)c->scratch + cuda_rounded((size_t)q->count * sizeof(int64_t)));
    position_args at;
    memset(&at, 0, sizeof at);
    at.offsets = c->scratch;
    at.keys = arrays.keys[0];
    at.ranks = arrays.ranks[0];
    at.total = q->total;
    at.wide_key = q->sort.wide_key;
    at.wide_rank = q->sort.wide_rank;
    if (!run_positions(&at, c, p, out, c->in + 2, c->nin - 2) || !cuda_sort_run(&q->sort, &arrays, device)) return false;
    struct {
        char *table;
        const char *values;
        const int64_t *offsets;
        const void *keys, *ranks;
        int64_t n, inner, total;
        int wide_key, wide_rank, dtype, unused;
        geometry2 g;
        geometry1 p;
    } a = {.offsets = c->scratch, .keys = arrays.keys[arrays.where], .ranks = arrays.ranks[arrays.where], .n = q->count, .total = q->total,
           .wide_key = q->sort.wide_key, .wide_rank = q->sort.wide_rank, .dtype = out->dtype};
    int64_t sizes[TORC_MAX_DIMS], strides[2][TORC_MAX_DIMS];
    int n = 0;
    for (int i = 0; i < p->nbefore + p->nafter; i++, n++) {
        const bool before = i < p->nbefore;
        const int from = before ? i : i + p->npos;
        sizes[n] = p->sizes[from];
        strides[0][n] = out->strides[before ? p->before[i] : p->after[i - p->nbefore]] * item;
        strides[1][n] = values->strides[from] * item;
    }
    const uint8_t dtypes[2] = {0};
    iter it;
    iter_build_raw(&it, n, sizes, 2, (char *const[]){tensor_data(out), tensor_data(values)}, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    uint64_t steps = 0;
    for (int k = 0; k < at.nindices; k++) steps |= (uint64_t)at.step[k];
    for (int d = 0; d < p->npos; d++) steps |= (uint64_t)(values->strides[p->nbefore + d] * item);
    const iter elements = it;
    const bool vector = widen(&it, 0, 1, -1, (size_t)item, steps) == 16;
    if (!vector) it = elements;
    a.inner = it.numel;
    a.table = it.data[0];
    a.values = it.data[1];
    geometry_of(&a.g, &it);
    /* Positions keep their order: innermost last. */
    a.p.wide = q->count > INT32_MAX;
    for (int d = p->npos - 1; d >= 0; d--) {
        if (p->pos[d] == 1) continue;
        a.p.shape[a.p.ndim] = p->pos[d];
        a.p.strides[0][a.p.ndim++] = values->strides[p->nbefore + d] * item;
    }
    void *params[] = {&a};
    return cuda_launch_slot(&(vector ? vectors : slots)[out->dtype - TORC_FLOAT16], device, cuda_grid(device, a.n * a.inner, BLOCK, 32), 1, 1, BLOCK, 1, 1, 0, params);
}

static bool run_index_put_long(const torc_call *c) {
    torc_tensor self = c->in[0], values = c->in[1], out = c->out[0];
    put_plan q;
    walk w;
    if (!plan_put(&q, c) || !copy_self(out, self)) return false;
    if (!values->numel) return true;
    if (q.sorted) return put_sorted(c, &q);
    return begin_plan(&w, c, &q.p, out, values, c->in + 2, c->nin - 2) && run_walk(&w, false, ((const index_put_long_attrs *)c->attrs)->accumulate ? ADD : SET);
}

/* ------------------------------------------------------------------------------------------ masks */
typedef struct mask_args {
    const void *mask;
    uint64_t bits;
    int64_t n, *starts, pieces, room;
    const void *in;
    void *out;
    int item, ndim, aligned, unused;
    int64_t sizes[TORC_MAX_DIMS];
    cuda_fault_site site;
} mask_args;

static int64_t pieces_of(torc_tensor t) { return (t->numel + PIECE - 1) / PIECE; }
static bool mask_begin(mask_args *a, const torc_call *c, torc_tensor t) {
    memset(a, 0, sizeof *a);
    a->mask = tensor_data(t);
    a->item = (int)tensor_itemsize(t);
    a->bits = dtype_floating(t->dtype) ? ~(uint64_t)0 >> (65 - 8 * a->item) : ~(uint64_t)0; /* -0 is 0 */
    a->aligned = !((uintptr_t)a->mask & 15);
    a->n = t->numel;
    a->pieces = pieces_of(t);
    a->starts = c->scratch;
    a->ndim = t->ndim;
    memcpy(a->sizes, t->sizes, sizeof a->sizes);
    return cuda_fault_site_make(&a->site, c->device.index, c->op, 0);
}
static bool mask_launch(mask_args *a, const torc_call *c, cuda_kernel_slot *slot) {
    void *params[] = {a};
    return cuda_launch_slot(slot, c->device.index, cuda_grid(c->device.index, a->pieces, 1, 32), 1, 1, BLOCK, 1, 1, 0, params);
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
static size_t scratch_mask0(const torc_call *c) { return (size_t)pieces_of(c->in[0]) * sizeof(int64_t); }
static size_t scratch_mask1(const torc_call *c) { return (size_t)pieces_of(c->in[1]) * sizeof(int64_t); }

static bool run_count_true(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("indexmask_total");
    mask_args a;
    if (!cuda_memset(c->device.index, tensor_data(c->out[0]), 0, sizeof(int64_t))) return false;
    if (!c->in[0]->numel) return true;
    if (!mask_begin(&a, c, c->in[0])) return false;
    a.out = tensor_data(c->out[0]);
    return mask_launch(&a, c, &slot);
}
static bool run_nonzero_known(const torc_call *c) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("indexmask_nonzero");
    mask_args a;
    torc_tensor out = c->out[0];
    if (!c->in[0]->numel || !out->numel) return true;
    if (!mask_begin(&a, c, c->in[0])) return false;
    a.room = ((const nonzero_known_attrs *)c->attrs)->count;
    a.out = tensor_data(out);
    return mask_starts(&a, c, true) && mask_launch(&a, c, &slot);
}
static bool run_masked_select_known(const torc_call *c) {
    static cuda_kernel_slot slots[5] = BY_SIZE("indexmask_select_");
    mask_args a;
    torc_tensor in = c->in[0], out = c->out[0];
    if (!out->numel || !in->numel) return true;
    if (!mask_begin(&a, c, c->in[1])) return false;
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
    if (!copy_self(out, c->in[0]) || !mask_begin(&a, c, c->in[1])) return false;
    a.room = source->numel;
    a.in = source->numel ? tensor_data(source) : NULL;
    a.out = tensor_data(out);
    return mask_starts(&a, c, false) && mask_launch(&a, c, &slots[size_index(tensor_itemsize(out))]);
}

extern const kernel cuda_index_kernels[];
const kernel cuda_index_kernels[] = {
    {OP_index_select, run_index_select, NULL},
    {OP_gather, run_gather, NULL},
    {OP_scatter, run_scatter, NULL},
    {OP_scatter_value, run_scatter_value, NULL},
    {OP_scatter_add, run_scatter_add, NULL},
    {OP_scatter_reduce, run_scatter_reduce, scratch_scatter_reduce},
    {OP_index_add, run_index_add, NULL},
    {OP_index_copy, run_index_copy, NULL},
    {OP_index_fill, run_index_fill, NULL},
    {OP_index_long, run_index_long, scratch_index_long},
    {OP_index_put_long, run_index_put_long, scratch_index_put_long},
    {OP_count_true, run_count_true, NULL},
    {OP_nonzero_known, run_nonzero_known, scratch_mask0},
    {OP_masked_select_known, run_masked_select_known, scratch_mask1},
    {OP_masked_scatter_same, run_masked_scatter_same, scratch_mask1},
    {0},
};
