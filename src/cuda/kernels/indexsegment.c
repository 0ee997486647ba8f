/* indexsegment.c - elements that meet in one place, combined in a fixed order: the host's half of indexsegment.cu.
 *
 * index_put that accumulates, and in deterministic mode everything that scatters floats (index.c, and the gradient of
 * windows that overlap in shape.c), is described as a cuda_segments: positions with the number of the place that each
 * writes to, where a place lies in the table, where a position's values lie, and which block of elements belongs to
 * either. Positions are sorted by number and runs of equal ones folded. Nothing here waits for the device, so a graph
 * captures it. */
#include "cuda/kernels/index_args.h"
#include "cuda/kernels/indexsegment.h"

size_t cuda_widen(iter *it, int t, int o, int x, size_t item, uint64_t more) {
    const int64_t s = (int64_t)item;
    if (it->shape[0] < 2 || it->strides[o][0] != s || it->strides[t][0] != s || (x >= 0 && it->strides[x][0] != 0))
        return item;
    uint64_t all =
        more | (uint64_t)(it->shape[0] * s) | (uint64_t)(uintptr_t)it->data[o] | (uint64_t)(uintptr_t)it->data[t];
    for (int d = 1; d < it->ndim; d++) all |= (uint64_t)it->strides[o][d] | (uint64_t)it->strides[t][d];
    size_t unit = 16;
    while (all & (unit - 1)) unit /= 2;
    if (unit <= item) return item;
    it->shape[0] = it->shape[0] * s / (int64_t)unit;
    it->numel = it->numel / ((int64_t)unit / s);
    it->strides[o][0] = it->strides[t][0] = (int64_t)unit;
    return unit;
}

/* ------------------------------------------------------------------------------------------ positions */
void cuda_positions_shape(cuda_positions *q, int ndim, const int64_t *sizes) {
    q->ndim = ndim;
    q->n = 1;
    for (int d = 0; d < ndim; d++) {
        q->sizes[ndim - 1 - d] = sizes[d];
        q->n *= sizes[d];
    }
}
void cuda_positions_index(cuda_positions *q, torc_tensor t, const int64_t *strides, int dim, int64_t low, int64_t limit,
                          int64_t weight, int64_t step) {
    const int k = q->nindices++;
    q->data[k] = t->numel ? tensor_data(t) : NULL;
    q->narrow[k] = t->dtype == TORC_INT32;
    q->dim[k] = dim;
    q->low[k] = low;
    q->limit[k] = limit;
    q->weight[k] = weight;
    q->step[k] = step;
    for (int d = 0; d < q->ndim; d++) q->strides[k][q->ndim - 1 - d] = strides[d];
}
/* Neighbours that everything walks as one become one: a division less for each position. */
static void merge(cuda_positions *q) {
    int last = -1;
    for (int d = 0; d < q->ndim; d++) {
        if (q->sizes[d] == 1) continue;
        bool as_one = last >= 0 && q->weights[d] == q->weights[last] * q->sizes[last];
        for (int k = 0; k < q->nindices && as_one; k++)
            as_one = q->strides[k][d] == q->strides[k][last] * q->sizes[last];
        if (as_one) {
            q->sizes[last] *= q->sizes[d];
            continue;
        }
        last++;
        q->sizes[last] = q->sizes[d];
        q->weights[last] = q->weights[d];
        for (int k = 0; k < q->nindices; k++) q->strides[k][last] = q->strides[k][d];
    }
    q->ndim = last + 1;
}
bool cuda_positions_run(const cuda_positions *q, int device) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("index_positions");
    cuda_positions a = *q;
    merge(&a);
    void *params[] = {&a};
    return cuda_launch_slot(&slot, device, cuda_grid(device, a.n, WALK_BLOCK, 1 << 16), 1, 1, WALK_BLOCK, 1, 1, 0,
                            params);
}

/* ------------------------------------------------------------------------------------------ segments */

static int64_t tiles_of(const cuda_segments_plan *p) {
    const int64_t tile = p->block > 1 ? ROW_TILE : TILE;
    return (p->count + tile - 1) / tile;
}
bool cuda_segments_plan_make(cuda_segments_plan *p, int device, int dtype, cuda_segment_how how, int64_t count,
                             int64_t total, int64_t block) {
    *p = (cuda_segments_plan){
        .count = count, .total = total, .block = block, .few = how == SEGMENT_ADD && count <= SEGMENT_FEW};
    if (!count || !block || p->few) return true;
    if (!cuda_sort_plan_make(&p->sort, device, count, cuda_bits_of((uint64_t)MAX(total, 1) - 1))) return false;
    if (how != SEGMENT_SET) {
        int64_t bytes;
        if (mul_overflows(tiles_of(p) * (dtype == TORC_FLOAT64 ? 8 : 4), block, &bytes) || bytes > INT64_MAX / 4)
            return FAIL(OUT_OF_MEMORY, "%lld elements to be combined in order need more memory than there can be",
                        (long long)count);
        p->partials = cuda_rounded((size_t)bytes);
    }
    p->bytes = cuda_sort_bytes(&p->sort) + 2 * p->partials;
    return true;
}

/* Dimensions, the slowest first, as a geometry of one operand. */
static void numbered(geometry1 *g, int ndim, const int64_t *sizes, const int64_t *strides, int64_t numel) {
    g->ndim = 0;
    g->wide = numel > INT32_MAX;
    for (int d = ndim - 1; d >= 0; d--) {
        if (sizes[d] == 1) continue;
        const int last = g->ndim - 1;
        if (last >= 0 && strides[d] == g->strides[0][last] * g->shape[last]) {
            g->shape[last] *= sizes[d];
            continue;
        }
        g->shape[g->ndim] = sizes[d];
        g->strides[0][g->ndim++] = strides[d];
    }
}

static bool set_last(const cuda_segments *s, segment_args *a, size_t unit) {
    static cuda_kernel_slot slots[5] = {CUDA_KERNEL_SLOT("indexsegment_set_1"), CUDA_KERNEL_SLOT("indexsegment_set_2"),
                                        CUDA_KERNEL_SLOT("indexsegment_set_4"), CUDA_KERNEL_SLOT("indexsegment_set_8"),
                                        CUDA_KERNEL_SLOT("indexsegment_set_16")};
    void *params[] = {a};
    return cuda_launch_slot(&slots[__builtin_ctzll(unit)], s->device,
                            cuda_grid(s->device, a->n * a->block, SEGMENT_BLOCK, 64), 1, 1, SEGMENT_BLOCK, 1, 1, 0,
                            params);
}
static bool fold_rows(const cuda_segments *s, segment_args *a, bool vector) {
    static cuda_kernel_slot rows[2][4] = {CUDA_FLOAT_SLOTS("indexsegment_rows_"),
                                          CUDA_FLOAT_SLOTS("indexsegment_rows_vector_")};
    static cuda_kernel_slot joins[2][4] = {CUDA_FLOAT_SLOTS("indexsegment_join_rows_"),
                                           CUDA_FLOAT_SLOTS("indexsegment_join_rows_vector_")};
    const int k = s->dtype - TORC_FLOAT16;
    unsigned across = 1;
    while (across < ROW_THREADS && across < a->block) across *= 2;
    const unsigned down =
        across == 1 ? ROW_THREADS / 2 : ROW_THREADS / across; /* one: half a block, for shared memory */
    const unsigned strips = (unsigned)MIN((a->block + across - 1) / across, 65535);
    void *params[] = {a};
    if (!cuda_launch_slot(&rows[vector][k], s->device, (unsigned)MIN((a->tiles + down - 1) / down, INT32_MAX), strips,
                          1, across, down, 1, down * ROW_TILE * 17, params))
        return false;
    return a->tiles == 1 || cuda_launch_slot(&joins[vector][k], s->device, cuda_grid(s->device, a->tiles - 1, 1, 64),
                                             strips, 1, across, JOIN_THREADS / across, 1, 0, params);
}
static bool fold_elements(const cuda_segments *s, segment_args *a) {
    static cuda_kernel_slot elements[2][4] = {CUDA_FLOAT_SLOTS("indexsegment_others_"),
                                              CUDA_FLOAT_SLOTS("indexsegment_elements_")},
                            joins[4] = CUDA_FLOAT_SLOTS("indexsegment_join_elements_");
    const int k = s->dtype - TORC_FLOAT16;
    void *params[] = {a};
    if (!cuda_launch_slot(&elements[s->how == SEGMENT_ADD][k], s->device, (unsigned)MIN(a->tiles, INT32_MAX), 1, 1,
                          SEGMENT_BLOCK, 1, 1, 0, params))
        return false;
    return a->tiles == 1 ||
           cuda_launch_slot(&joins[k], s->device, cuda_grid(s->device, a->tiles - 1, SEGMENT_WARPS, 16), 1, 1,
                            SEGMENT_BLOCK, 1, 1, 0, params);
}

/* A row's duplicates are added up beside each other, unless there are hardly any positions. */
static bool sum_few(const cuda_segments *s, segment_args *a, bool vector) {
    static cuda_kernel_slot slots[2][4] = {CUDA_FLOAT_SLOTS("indexsegment_few_"),
                                           CUDA_FLOAT_SLOTS("indexsegment_few_vector_")};
    cuda_positions at = s->at;
    const unsigned most = at.n <= 16 ? SEGMENT_BLOCK : 64;
    unsigned across = 8;
    while (across < most && across < a->block) across *= 2;
    const int64_t strips = MIN((a->block + across - 1) / across, MAX(8192 / at.n, 1));
    merge(&at);
    void *params[] = {a, &at};
    return cuda_launch_slot(&slots[vector][s->dtype - TORC_FLOAT16], s->device, (unsigned)at.n, (unsigned)strips, 1,
                            across, SEGMENT_BLOCK / across, 1, 0, params);
}
/* The positions with their numbers, sorted. */
static bool sort_positions(cuda_segments *s, const cuda_segments_plan *p, cuda_sort_arrays *arrays) {
    s->at.keys = arrays->keys[0];
    s->at.ranks = arrays->ranks[0];
    s->at.wide_key = p->sort.wide_key;
    s->at.wide_rank = p->sort.wide_rank;
    s->at.none = p->total - 1; /* no number of its own, which could need a bit more */
    if (!cuda_positions_run(&s->at, s->device)) return false;
    if (!p->total) return true; /* all of them are out of bounds, and noted */
    return cuda_sort_run(&p->sort, arrays, s->device);
}

bool cuda_segments_run(cuda_segments *s, const cuda_segments_plan *p, void *scratch) {
    if (!p->count || !p->block) return true;
    cuda_sort_arrays arrays = {0};
    s->at.offsets = NULL;
    if (!p->few) {
        arrays = cuda_sort_lay_out(&p->sort, (char *)scratch + 2 * p->partials);
        if (!sort_positions(s, p, &arrays)) return false;
        if (!p->total) return true;
    }
    const uint8_t dtypes[2] = {0};
    iter it;
    iter_build_raw(&it, s->nblock, s->block_sizes, 2, (char *const[]){s->table, (char *)(uintptr_t)s->values},
                   (const int64_t(*)[TORC_MAX_DIMS])s->block_strides, dtypes);
    const size_t item = dtype_size(s->dtype);
    uint64_t steps = 0;
    for (int d = 0; d < s->nplaces; d++) steps |= (uint64_t)s->place_strides[d];
    for (int d = 0, n = s->at.ndim; d < n; d++) steps |= (uint64_t)s->value_strides[d];
    const iter elements = it;
    size_t unit = cuda_widen(&it, 0, 1, -1, item, steps);
    if (s->how != SEGMENT_SET && unit != 16) {
        it = elements;
        unit = item;
    }
    segment_args a = {.table = it.data[0],
                      .values = it.data[1],
                      .keys = arrays.keys[arrays.where],
                      .ranks = arrays.ranks[arrays.where],
                      .first = scratch,
                      .last = cuda_on(scratch, (int64_t)p->partials),
                      .n = s->at.n,
                      .tiles = tiles_of(p),
                      .block = it.numel,
                      .alpha = s->alpha,
                      .wide_key = p->sort.wide_key,
                      .wide_rank = p->sort.wide_rank,
                      .how = (int)s->how};
    geometry_of(&a.units, &it);
    numbered(&a.places, s->nplaces, s->place_sizes, s->place_strides, p->total);
    int64_t sizes[TORC_MAX_DIMS];
    for (int d = 0; d < s->at.ndim; d++) sizes[d] = s->at.sizes[s->at.ndim - 1 - d];
    numbered(&a.positions, s->at.ndim, sizes, s->value_strides, s->at.n);
    if (p->few) return sum_few(s, &a, unit != item);
    if (s->how == SEGMENT_SET) return set_last(s, &a, unit);
    return p->block > 1 ? fold_rows(s, &a, unit != item) : fold_elements(s, &a);
}
