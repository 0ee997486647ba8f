/* sort.c - sort, topk, the k-th of rows and randperm on CUDA, places in what is sorted (search.cu), and
 * histograms (histc.cu).
 *
 * Kernels see rows that lie whole: a dimension that does not is brought into that order first, and results are brought
 * back (both by cuda_move, which transposes at the speed of memory). sort.cu says how the three ways work; here is
 * which one is taken, and what it needs. Many long rows are one sort: the row's number stands above the key. Where both do
 * not fit in 64 bits, elements are sorted by key, then (stably) by row. */
#include <math.h>

#include "cuda/code/runtime.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/histc_args.h"
#include "cuda/kernels/search_args.h"
#include "cuda/kernels/sort_args.h"
#include "cuda/device/device.h"
#include "cuda/graphs/random.h"
#include "cuda/kernels/sort.h"
#include "ops/generated/attrs.h"
#include "ops/index.h"

/* cub_sort.cu */
typedef int cub_sort(void *temp, size_t *bytes, void *const *keys, void *const *payload, long long n, int bits,
                     int *where, CUstream stream);
cub_sort cub_sort_32, cub_sort_64, cub_sort_large;

enum { SHORT_ROW = 4096, MOST_SELECTED = 2048 };

/* ------------------------------------------------------------------------------------------ CUB */
static cub_sort *sorter(const cuda_sort_plan *p) {
    return p->wide_rank ? cub_sort_large : p->wide_key ? cub_sort_64 : cub_sort_32;
}
static bool sorted(int error) { return cuda_runtime_ended(error, "radix sort"); }

bool cuda_sort_plan_make(cuda_sort_plan *p, int device, int64_t n, int bits) {
    p->n = n;
    p->bits = bits;
    p->wide_rank = n > UINT32_MAX;
    p->wide_key = bits > 32 || p->wide_rank;
    p->keys = cuda_rounded((size_t)n * (p->wide_key ? 8 : 4));
    p->ranks = cuda_rounded((size_t)n * (p->wide_rank ? 8 : 4));
    p->temp = 0;
    void *none[2] = {NULL, NULL};
    int where = 0;
    if (!cuda_runtime_begin(device) || !sorted(sorter(p)(NULL, &p->temp, none, none, n, bits, &where, NULL)))
        return false;
    p->temp = cuda_rounded(MAX(p->temp, 1));
    return true;
}
cuda_sort_arrays cuda_sort_lay_out(const cuda_sort_plan *p, void *memory) {
    char *at = memory;
    return (cuda_sort_arrays){
        {at, at + p->keys}, {at + 2 * p->keys, at + 2 * p->keys + p->ranks}, at + 2 * p->keys + 2 * p->ranks, 0};
}
bool cuda_sort_run(const cuda_sort_plan *p, cuda_sort_arrays *a, int device) {
    CUstream stream = cuda_stream(device);
    if (!stream || !cuda_runtime_begin(device)) return false;
    size_t bytes = p->temp;
    return sorted(sorter(p)(a->temp, &bytes, a->keys, a->ranks, p->n, p->bits, &a->where, stream));
}

/* ------------------------------------------------------------------------------------------ plan */
typedef enum way { WAY_SHORT, WAY_SELECT, WAY_LONG } way;
typedef struct rows_plan {
    int device, dtype;
    int64_t dim, n, k, rows;    /* k: elements that are written of a row */
    int keep, place;            /* KEEP_…; of the one that is kept, from 1 on */
    bool descending, sort_rows; /* sort_rows: a second sort, by row */
    bool copy_in, copy_values, copy_indices;
    way way;
    int row_bits;
    cuda_sort_plan sort;
    int64_t chunk, chunks;
    int size, per_block; /* of a block that sorts: a power of two for each row; rows */
    unsigned threads, shared;
    /* scratch, in order: */
    size_t in_bytes, values_bytes, indices_bytes, state_bytes, bins_bytes, counts_bytes, keys_bytes, at_bytes;
} rows_plan;

/* Do the rows along dim lie whole, one after the other? */
static bool rows_whole(torc_tensor t, int64_t dim) {
    if (!t->ndim) return true;
    if (t->sizes[dim] != 1 && t->strides[dim] != 1) return false;
    int64_t step = t->sizes[dim];
    for (int d = t->ndim - 1; d >= 0; d--) {
        if (d == dim) continue;
        if (t->sizes[d] != 1 && t->strides[d] != step) return false;
        step *= t->sizes[d];
    }
    return true;
}
static bool move_rows(int device, torc_tensor t, int64_t dim, void *rows, bool to_rows) {
    int64_t own[TORC_MAX_DIMS], whole[TORC_MAX_DIMS], step = (int64_t)tensor_itemsize(t);
    tensor_byte_strides(t, own);
    if (t->ndim) {
        whole[dim] = step;
        step *= t->sizes[dim];
    }
    for (int d = t->ndim - 1; d >= 0; d--) {
        if (d == dim) continue;
        whole[d] = step;
        step *= t->sizes[d];
    }
    return to_rows ? cuda_move(device, rows, whole, tensor_data(t), own, t->ndim, t->sizes, tensor_itemsize(t))
                   : cuda_move(device, tensor_data(t), own, rows, whole, t->ndim, t->sizes, tensor_itemsize(t));
}

static int64_t power_of_two(int64_t n) {
    int64_t p = 8;
    while (p < n) p *= 2;
    return p;
}

/* Shared memory of a block that sorts `total` elements: every eighth is followed by a gap. At most 54 KiB, which every device has. */
static unsigned shared_bytes(int total, bool wide) { return (unsigned)(total + total / 8) * (wide ? 12 : 8); }

/* k: how many are wanted, and no others; -1: all of them, sorted. Of one that is kept, `place` is its number in the order, from 1 on. */
static bool plan_rows(const torc_call *c, bool descending, int64_t k, int keep, int64_t place, rows_plan *p,
                      size_t *scratch) {
    memset(p, 0, sizeof *p);
    const torc_tensor in = c->in[0];
    p->dtype = in->dtype;
    p->device = c->device.index;
    p->dim = c->read.dim;
    p->descending = descending;
    p->keep = keep;
    p->place = (int)(uint32_t)place;
    p->n = in->ndim ? in->sizes[p->dim] : 1;
    p->k = k < 0 ? p->n : k;
    if (!in->numel || !p->k) return true;
    p->rows = in->numel / p->n;
    const int64_t item = (int64_t)tensor_itemsize(in);
    p->copy_in = !rows_whole(in, p->dim);
    p->copy_values = !rows_whole(c->out[0], p->dim);
    p->copy_indices = !rows_whole(c->out[1], p->dim);
    p->in_bytes = p->copy_in ? cuda_rounded((size_t)(in->numel * item)) : 0;
    p->values_bytes = p->copy_values ? cuda_rounded((size_t)(p->rows * p->k * item)) : 0;
    p->indices_bytes = p->copy_indices ? cuda_rounded((size_t)(p->rows * p->k) * sizeof(int64_t)) : 0;
    *scratch = p->in_bytes + p->values_bytes + p->indices_bytes;
    if (p->n <= SHORT_ROW) {
        p->way = WAY_SHORT;
        p->size = (int)power_of_two(p->n);
        p->per_block = (int)MAX(1, MIN(2048 / p->size, p->rows));
        const int total = p->size * p->per_block;
        p->threads = (unsigned)MAX(32, MIN(512, (total / 8 + 31) / 32 * 32));
        p->shared = shared_bytes(total, item == 8);
        if (keep == KEEP_MODE)
            p->shared += (unsigned)((p->per_block + 1) * (int)sizeof(uint64_t)); /* a run of each row */
        return true;
    }
    const cuda_properties *q = cuda_device_properties(p->device);
    if (!q) return false;
    if (p->k <= MOST_SELECTED && k >= 0 && p->n <= UINT32_MAX && p->rows <= INT32_MAX / 64) {
        p->way = WAY_SELECT;
        const int64_t wanted = (int64_t)q->sm_count * 16, most = MAX(1, INT32_MAX / p->rows);
        const int64_t chunks = MAX(1, MIN(MIN((wanted + p->rows - 1) / p->rows, p->n / 4096), most));
        p->chunk = ((p->n + chunks - 1) / chunks + 63) / 64 * 64;
        p->chunks = (p->n + p->chunk - 1) / p->chunk;
        p->state_bytes = cuda_rounded((size_t)p->rows * sizeof(select_state));
        p->bins_bytes = (size_t)p->rows * BINS * sizeof(uint32_t);
        p->counts_bytes = cuda_rounded((size_t)(p->rows * p->chunks) * sizeof(uint32_t));
        p->keys_bytes = keep ? 0 : cuda_rounded((size_t)(p->rows * p->k) * sizeof(uint64_t));
        p->at_bytes = keep ? 0 : cuda_rounded((size_t)(p->rows * p->k) * sizeof(uint32_t));
        p->size = (int)power_of_two(p->k);
        p->threads = (unsigned)MAX(32, MIN(512, p->size / 8));
        p->shared = shared_bytes(p->size, true);
        *scratch += p->state_bytes + p->bins_bytes + p->counts_bytes + p->keys_bytes + p->at_bytes;
        return true;
    }
    p->way = WAY_LONG;
    const int bits = 8 * (int)item;
    p->row_bits = p->rows > 1 ? cuda_bits_of((uint64_t)(p->rows - 1)) : 0;
    p->sort_rows = bits + p->row_bits > 64;
    if (!cuda_sort_plan_make(&p->sort, p->device, in->numel, p->sort_rows ? 64 : bits + p->row_bits)) return false;
    *scratch += cuda_sort_bytes(&p->sort);
    return true;
}
static bool plan_sort(const torc_call *c, void *plan, size_t *scratch) {
    const sort_attrs *a = c->attrs;
    return plan_rows(c, a->descending, -1, KEEP_FIRST, 0, plan, scratch);
}
static bool plan_topk(const torc_call *c, void *plan, size_t *scratch) {
    const topk_attrs *a = c->attrs;
    return plan_rows(c, a->largest, a->k, KEEP_FIRST, 0, plan, scratch);
}
/* Only floating-point numbers can be NaN: of all others the median's place is known. The mode is that of short rows. */
static bool plan_kth(const torc_call *c, void *plan, size_t *scratch) {
    const fused_kth_attrs *a = c->attrs;
    const int64_t n = c->in[0]->ndim ? c->in[0]->sizes[c->read.dim] : 1;
    const int keep = a->keep == KEEP_MODE || dtype_floating(c->in[0]->dtype) ? (int)a->keep : KEEP_KTH;
    return plan_rows(c, false, 1, keep, a->keep == KEEP_KTH ? a->k : (n - 1) / 2 + 1, plan, scratch);
}
/* Whatever the dimension: rows of more than SHORT_ROW are few enough for their blocks. */
static bool supports_kth(const torc_call *c) {
    const torc_tensor x = c->in[0];
    const fused_kth_attrs *a = c->attrs;
    if (a->keep == KEEP_MODE && a->k > SHORT_ROW) return false; /* k: how long its rows are */
    for (int d = 0; d < x->ndim; d++)
        if (x->sizes[d] > UINT32_MAX) return false;
    return x->numel <= (int64_t)1 << 37;
}
static bool accepts_kth(const torc_call *c) {
    return supports_kth(c) || FAIL(NOT_IMPLEMENTED, "fused_kth: too many elements");
}

/* ------------------------------------------------------------------------------------------ ways */

/* One for each dtype that is sorted. */
#define SORTED_SLOTS(prefix)                                                        \
    {                                                                               \
        CUDA_DTYPE_KERNELS(prefix), [TORC_UINT16] = CUDA_KERNEL_SLOT(prefix "u16"), \
                                    [TORC_UINT32] = CUDA_KERNEL_SLOT(prefix "u32"), \
                                    [TORC_UINT64] = CUDA_KERNEL_SLOT(prefix "u64")  \
    }
static bool run_short(const rows_plan *p, const void *in, void *values, void *indices) {
    static cuda_kernel_slot slots[TORC_DTYPE_COUNT] = SORTED_SLOTS("sort_short_");
    short_args a = {.in = in,
                    .values = values,
                    .indices = indices,
                    .rows = p->rows,
                    .length = p->n,
                    .n = (int)p->n,
                    .k = p->keep ? p->place : (int)p->k,
                    .size = p->size,
                    .per_block = p->per_block,
                    .descending = p->descending,
                    .keep = p->keep};
    const int64_t item = (int64_t)dtype_size(p->dtype);
    EACH_PIECE(first, count, p->rows, cuda_most_blocks * a.per_block) { /* Note [Pieces] */
        a.in = cuda_on(in, first * p->n * item);
        a.values = cuda_on(values, first * p->k * item);
        a.indices = cuda_on(indices, first * p->k * (int64_t)sizeof(int64_t));
        a.rows = count;
        void *params[] = {&a};
        if (!cuda_launch_slot(&slots[p->dtype], p->device, (unsigned)((count + a.per_block - 1) / a.per_block), 1, 1,
                              p->threads, 1, 1, p->shared, params))
            return false;
    }
    return true;
}

static bool run_select(const rows_plan *p, const void *in, void *values, void *indices, char *scratch) {
    static cuda_kernel_slot select[TORC_DTYPE_COUNT] = CUDA_DTYPE_SLOTS("sort_select_"),
                            equal[TORC_DTYPE_COUNT] = CUDA_DTYPE_SLOTS("sort_equal_"),
                            collect[TORC_DTYPE_COUNT] = CUDA_DTYPE_SLOTS("sort_collect_"),
                            finish[TORC_DTYPE_COUNT] = CUDA_DTYPE_SLOTS("sort_finish_"),
                            kth[TORC_DTYPE_COUNT] = CUDA_DTYPE_SLOTS("sort_kth_");
    select_args a = {.in = in,
                     .n = p->n,
                     .chunk = p->chunk,
                     .chunks = (int)p->chunks,
                     .k = p->keep ? p->place : (int)p->k,
                     .descending = p->descending,
                     .keep = p->keep,
                     .values = values,
                     .indices = indices,
                     .first = 1};
    a.state = (void *)scratch;
    scratch += p->state_bytes;
    a.bins = (void *)scratch;
    scratch += p->bins_bytes;
    a.counts = (void *)scratch;
    scratch += p->counts_bytes;
    a.keys = (void *)scratch;
    a.at = (void *)(scratch + p->keys_bytes);
    if (!cuda_zero(p->device, a.state, p->state_bytes + p->bins_bytes)) return false;
    const int dtype = p->dtype;
    const unsigned blocks = (unsigned)(p->rows * p->chunks);
    void *params[] = {&a};
    for (int left = 8 * (int)dtype_size(dtype); left > 0; a.first = 0) {
        a.digits = MIN(left, DIGIT);
        a.shift = left -= a.digits;
        if (!cuda_launch_slot(&select[dtype], p->device, blocks, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    }
    if (!cuda_launch_slot(&equal[dtype], p->device, blocks, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    if (p->keep) return cuda_launch_slot(&kth[dtype], p->device, blocks, 1, 1, BLOCK, 1, 1, 0, params);
    if (!cuda_launch_slot(&collect[dtype], p->device, blocks, 1, 1, BLOCK, 1, 1, 0, params)) return false;
    short_args b = {.in = in,
                    .values = values,
                    .indices = indices,
                    .keys = a.keys,
                    .at = a.at,
                    .rows = p->rows,
                    .length = p->n,
                    .n = (int)p->k,
                    .k = (int)p->k,
                    .size = p->size,
                    .per_block = 1};
    void *last[] = {&b};
    return cuda_launch_slot(&finish[dtype], p->device, (unsigned)p->rows, 1, 1, p->threads, 1, 1, p->shared, last);
}

static bool run_long(const rows_plan *p, const void *in, void *values, void *indices, char *scratch) {
    static cuda_kernel_slot fill[TORC_DTYPE_COUNT] = SORTED_SLOTS("sort_fill_"),
                            emit[TORC_DTYPE_COUNT] = SORTED_SLOTS("sort_emit_"), rows = CUDA_KERNEL_SLOT("sort_rows");
    const int dtype = p->dtype;
    cuda_sort_arrays arrays = cuda_sort_lay_out(&p->sort, scratch);
    sort_args a = {.in = in,
                   .keys = arrays.keys[0],
                   .ranks = arrays.ranks[0],
                   .values = values,
                   .indices = indices,
                   .n = p->n,
                   .k = p->k,
                   .rows = p->rows,
                   .descending = p->descending,
                   .row_shift = p->row_bits && !p->sort_rows ? 8 * (int)dtype_size(dtype) : 64,
                   .wide_key = p->sort.wide_key,
                   .wide_rank = p->sort.wide_rank,
                   .from_input = p->sort_rows};
    void *params[] = {&a};
    const int64_t numel = p->n * p->rows;
    const unsigned blocks = cuda_grid(p->device, (numel + UNROLL - 1) / UNROLL, BLOCK, 64);
    if (!cuda_launch_slot(&fill[dtype], p->device, blocks, 1, 1, BLOCK, 1, 1, 0, params) ||
        !cuda_sort_run(&p->sort, &arrays, p->device))
        return false;
    if (p->sort_rows) {
        cuda_sort_plan again = p->sort;
        again.bits = p->row_bits;
        if (arrays.where)
            arrays = (cuda_sort_arrays){
                {arrays.keys[1], arrays.keys[0]}, {arrays.ranks[1], arrays.ranks[0]}, arrays.temp, 0};
        a.keys = arrays.keys[0];
        a.ranks = arrays.ranks[0];
        if (!cuda_launch_slot(&rows, p->device, blocks, 1, 1, BLOCK, 1, 1, 0, params) ||
            !cuda_sort_run(&again, &arrays, p->device))
            return false;
    }
    a.keys = arrays.keys[arrays.where];
    a.ranks = arrays.ranks[arrays.where];
    return cuda_launch_slot(&emit[dtype], p->device,
                            cuda_grid(p->device, (p->rows * p->k + UNROLL - 1) / UNROLL, BLOCK, 64), 1, 1, BLOCK, 1, 1,
                            0, params);
}

static bool run_sort(const torc_call *c) {
    const rows_plan *p = c->plan;
    const torc_tensor x = c->in[0];
    if (!x->numel || !p->k) return true;
    char *scratch = c->scratch;
    void *in = p->copy_in ? scratch : tensor_data(x);
    scratch += p->in_bytes;
    void *values = p->copy_values ? scratch : tensor_data(c->out[0]);
    scratch += p->values_bytes;
    void *indices = p->copy_indices ? scratch : tensor_data(c->out[1]);
    scratch += p->indices_bytes;
    if (p->copy_in && !move_rows(p->device, x, p->dim, in, true)) return false;
    const bool ok = p->way == WAY_SHORT    ? run_short(p, in, values, indices)
                    : p->way == WAY_SELECT ? run_select(p, in, values, indices, scratch)
                                           : run_long(p, in, values, indices, scratch);
    return ok && (!p->copy_values || move_rows(p->device, c->out[0], p->dim, values, false)) &&
           (!p->copy_indices || move_rows(p->device, c->out[1], p->dim, indices, false));
}

/* ------------------------------------------------------------------------------------------ permutations
 * Random keys, sorted, as PyTorch does it and with the same numbers: of so many bits that all are different in nine of ten
 * permutations; where some are equal, their places are shuffled after. */
typedef struct permutation_plan {
    cuda_sort_plan sort;
    unsigned blocks; /* that draw: PyTorch's grid */
    torc_generator generator;
} permutation_plan;
static bool plan_randperm_(const torc_call *c, void *plan, size_t *scratch) {
    permutation_plan *p = plan;
    const double n = (double)c->out[0]->numel, bits = ceil(log2(n - (6 * n * n + 1) / (12 * log(0.9))));
    if (!c->out[0]->numel) return true;
    if (!cuda_sort_plan_make(&p->sort, c->device.index, c->out[0]->numel, (int)MIN(64.0, bits))) return false;
    const cuda_properties *properties = cuda_device_properties(c->device.index);
    if (!properties) return false;
    const int64_t resident = (int64_t)properties->sm_count * (properties->max_threads_per_sm / BLOCK);
    p->blocks = (unsigned)MIN((c->out[0]->numel + BLOCK - 1) / BLOCK, resident);
    p->generator = ((const randperm__attrs *)c->attrs)->generator;
    *scratch = cuda_sort_bytes(&p->sort);
    return true;
}
static bool run_randperm_(const torc_call *c) {
    static cuda_kernel_slot draw = CUDA_KERNEL_SLOT("sort_permutation_keys"),
                            write = CUDA_KERNEL_SLOT("sort_permutation");
    torc_tensor t = c->out[0];
    const int device = c->device.index;
    const permutation_plan *plan = c->plan;
    const cuda_sort_plan *p = &plan->sort;
    if (!t->numel) return true;
    cuda_sort_arrays arrays = cuda_sort_lay_out(p, c->scratch);
    permutation_args a = {.keys = arrays.keys[0],
                          .ranks = arrays.ranks[0],
                          .out = tensor_data(t),
                          .n = t->numel,
                          .mask = p->bits < 64 ? ((uint64_t)1 << p->bits) - 1 : UINT64_MAX,
                          .wide_key = p->wide_key,
                          .wide_rank = p->wide_rank,
                          .dtype = t->dtype,
                          .item = (int)tensor_itemsize(t)};
    if (!cuda_generator_state(plan->generator, device, &a.state)) return false;
    void *params[] = {&a};
    if (!cuda_launch_slot(&draw, device, plan->blocks, 1, 1, BLOCK, 1, 1, 0, params) ||
        !cuda_sort_run(p, &arrays, device))
        return false;
    a.keys = arrays.keys[arrays.where];
    a.ranks = arrays.ranks[arrays.where];
    return cuda_launch_slot(&write, device, cuda_grid(device, t->numel, BLOCK, 16), 1, 1, BLOCK, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ places in what is sorted */
static bool run_searchsorted(const torc_call *c) {
    static cuda_kernel_slot slots[] = CUDA_DTYPE_SLOTS("search_places_");
    const fused_searchsorted_attrs *asked = c->attrs;
    const torc_tensor rows = c->in[0], values = c->in[1];
    const int device = c->device.index;
    if (!values->numel) return true;
    search_args a = {.rows = rows->numel ? tensor_data(rows) : NULL,
                     .values = tensor_data(values),
                     .out = tensor_data(c->out[0]),
                     .n = rows->sizes[rows->ndim - 1],
                     .count = values->numel,
                     .per_row = rows->ndim == 1 ? values->numel : values->sizes[values->ndim - 1],
                     .right = asked->right,
                     .narrow = asked->out_int32};
    void *params[] = {&a};
    return cuda_launch_slot(&slots[rows->dtype], device, cuda_grid(device, a.count, SEARCH_BLOCK, 16), 1, 1,
                            SEARCH_BLOCK, 1, 1, 0, params);
}

/* ------------------------------------------------------------------------------------------ histograms */
typedef struct histc_plan {
    histc_args a; /* but for addresses */
    unsigned blocks, shared;
} histc_plan;
static bool plan_histc(const torc_call *c, void *plan, size_t *scratch) {
    enum {
        ROOM = 16 << 10 /* of shared memory for copies of the counts */,
        PER_SM = 8,
        PLAIN_COUNTS = CUDA_PLAIN_SHARED / 4
    };
    histc_plan *p = plan;
    const fused_histc_attrs *asked = c->attrs;
    const int64_t n = c->in[0]->numel, item = (int64_t)tensor_itemsize(c->in[0]);
    (void)scratch;
    memset(p, 0, sizeof *p);
    histc_args *a = &p->a;
    a->n = n, a->bins = asked->bins;
    a->low = number_to_double(asked->min), a->high = number_to_double(asked->max);
    a->whole = dtype_integral(c->in[0]->dtype) && histc_whole(a->low, a->high, a->bins, &a->first, &a->last);
    a->exact = a->whole && (a->last - a->first) * a->bins < (int64_t)1 << 52;
    if (a->bins <= PLAIN_COUNTS) {
        a->copies = HISTC_COPIES;
        while (a->copies > 1 && a->bins * a->copies * 4 > ROOM) a->copies /= 2;
    }
    p->shared = (unsigned)(a->bins * a->copies * 4);
    p->blocks = cuda_grid(c->device.index, n * item / (16 * HISTC_EACH) + 1, HISTC_BLOCK, PER_SM);
    return true;
}
static bool run_histc(const torc_call *c) {
    static cuda_kernel_slot slots[] = CUDA_DTYPE_SLOTS("histc_count_");
    const histc_plan *p = c->plan;
    const int dtype = c->in[0]->dtype, device = c->device.index;
    histc_args a = p->a;
    a.out = tensor_data(c->out[0]);
    if (!cuda_zero(device, a.out, (size_t)a.bins * sizeof *a.out)) return false;
    if (!a.n) return true;
    a.in = tensor_data(c->in[0]);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[dtype == TORC_BOOL ? TORC_UINT8 : dtype], device, p->blocks, 1, 1, HISTC_BLOCK, 1, 1,
                            p->shared, params);
}

const kernel cuda_sort_kernels[] = {
    PLANNED(OP_sort, run_sort, plan_sort, rows_plan, .also = DTYPES_UNSIGNED),
    PLANNED(OP_topk, run_sort, plan_topk, rows_plan),
    PLANNED(OP_fused_kth, run_sort, plan_kth, rows_plan, .supports = supports_kth, .accepts = accepts_kth),
    KERNEL(OP_fused_searchsorted, run_searchsorted),
    PLANNED(OP_fused_histc, run_histc, plan_histc, histc_plan),
    PLANNED(OP_randperm_, run_randperm_, plan_randperm_, permutation_plan),
    {0},
};
