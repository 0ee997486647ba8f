/* scan.c - cumsum, cumprod, cummax and logcumsumexp on CUDA: how the lines lie decides the kernel, see scan.cu, scanmax.cu and scanlse.cu.
 *
 * Lines that lie whole are scanned where they are; so are lines across memory if there are enough of them to keep the
 * device busy. All others are brought into rows first, and the results back. Where the dtype changes, the input is
 * converted into the output and scanned there; but rows of bools and narrow integers that lie whole are read as they are (scanwiden.cu). */
#include "cuda/kernels/families.h"
#include "cuda/kernels/scan_args.h"
#include "cuda/kernels/host.h"
#include "cuda/kernels/scanmax_args.h"
#include "ops/generated/attrs.h"
#include "ops/reduce.h"

enum { TINY_ROW = 8, SHORT_ROW = 1024, SHORT_LINE = 128, ENOUGH_THREADS = 512 };

typedef enum scan_way {
    SCAN_LINES,   /* complex numbers as such: `lines`, but for addresses */
    SCAN_COLUMNS, /* across memory, or tiny rows: a thread to a line, a vector of lines, or several */
    SCAN_WIDE,
    SCAN_SEVERAL,
    SCAN_SHORT, /* rows, a warp each */
    SCAN_TILES  /* rows in tiles, with totals in scratch */
} scan_way;
typedef struct scan_plan {
    scan_way way;
    int device, dim;
    bool product;
    int64_t n, rows, inner, tiles, groups; /* rows × n × inner */
    bool in_place_of_input;                /* convert into the output first */
    bool widens;                           /* narrow integers are read, int64 is written */
    bool through_rows;                     /* by way of scratch */
    bool by_parts;                         /* complex numbers as real ones, with one dimension more */
    scan_lines_args lines;
    size_t rows_bytes, totals_bytes;
} scan_plan;

/* Elements of a tile, as the kernel has it. */
static int64_t tile_size(int dtype, bool product) {
    const int64_t n = 16 / (int64_t)dtype_size(dtype),
                  values = dtype_floating(dtype) && dtype != TORC_FLOAT64 && !product ? 32 : 16;
    return 32 * WARPS * MAX(values, n);
}

static void plan_lines(scan_plan *p, const torc_call *c) {
    torc_tensor operands[2] = {c->out[0], p->in_place_of_input ? c->out[0] : c->in[0]};
    int64_t sizes[TORC_MAX_DIMS], strides[2][TORC_MAX_DIMS], step[2] = {0, 0};
    char *data[2] = {NULL};
    const uint8_t dtypes[2] = {0};
    scan_lines_args *a = &p->lines;
    a->n = 1;
    a->product = p->product;
    a->out_dtype = operands[0]->dtype, a->in_dtype = operands[1]->dtype;
    const int ndim = operands[0]->ndim;
    for (int k = 0; k < 2; k++) tensor_byte_strides(operands[k], strides[k]);
    for (int d = 0; d < ndim; d++) {
        const bool along = c->reduction.mask >> d & 1;
        sizes[d] = along ? 1 : operands[0]->sizes[d];
        if (along) a->n = operands[0]->sizes[d];
        for (int k = 0; along && k < 2; k++) step[k] = strides[k][d];
    }
    a->step_out = step[0], a->step_in = step[1];
    iter lines;
    iter_build_raw(&lines, ndim, sizes, 2, data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    a->lines = lines.numel;
    geometry_of(&a->g, &lines);
}
/* What is scanned, into what: by parts they are held by `parts`. */
static void scanned(const scan_plan *p, const torc_call *c, struct torc_tensor_s *parts, torc_tensor *x,
                    torc_tensor *out) {
    *out = p->by_parts ? tensor_parts(c->out[0], &parts[0]) : c->out[0];
    *x = p->in_place_of_input ? *out : p->by_parts ? tensor_parts(c->in[0], &parts[1]) : c->in[0];
}

static bool plan_scan(const torc_call *c, void *plan, size_t *scratch) {
    scan_plan *p = plan;
    torc_tensor x = c->in[0], out = c->out[0];
    if (!x->numel) return true;
    memset(p, 0, sizeof *p);
    p->product = *(const bool *)kernel_what(c);
    p->device = c->device.index;
    p->in_place_of_input = x->dtype != out->dtype;
    const bool complex = dtype_complex(out->dtype);
    p->by_parts = complex && !p->product && out->ndim > 0 && out->ndim < TORC_MAX_DIMS;
    if (complex && !p->by_parts) {
        p->way = SCAN_LINES;
        plan_lines(p, c);
        return true;
    }
    struct torc_tensor_s parts[2];
    scanned(p, c, parts, &x, &out);
    p->dim = -1;
    p->n = p->rows = p->inner = 1;
    for (int d = 0; d < x->ndim; d++) {
        if (c->reduction.mask >> d & 1)
            p->n = x->sizes[p->dim = d];
        else if (p->dim < 0)
            p->rows *= x->sizes[d];
        else
            p->inner *= x->sizes[d];
    }
    const cuda_properties *q = cuda_device_properties(p->device);
    if (!q) return false;
    const bool whole = is_contiguous(x) && is_contiguous(out);
    const bool columns = p->inner > 1 && p->n > 1;
    const bool many = p->rows * p->inner >= (int64_t)q->sm_count * 128 || p->n <= 64;
    p->through_rows = !whole || (columns && !many);
    if (p->through_rows) {
        p->rows *= p->inner;
        p->inner = 1;
        p->rows_bytes = cuda_rounded((size_t)out->numel * tensor_itemsize(out));
    } else if (!columns) {
        p->rows *= p->inner;
        p->inner = 1;
    }
    /* A thread to a line, too, where a row has so few elements that most of a warp would have none. */
    const bool tiny = p->n <= TINY_ROW && !p->in_place_of_input;
    p->way = p->inner > 1 || tiny ? SCAN_COLUMNS : p->n <= SHORT_ROW ? SCAN_SHORT : SCAN_TILES;
    p->widens = p->in_place_of_input && !p->through_rows && p->way != SCAN_COLUMNS && out->dtype == TORC_INT64 &&
                c->in[0]->dtype <= TORC_INT32 && is_contiguous(c->in[0]);
    if (p->widens) p->in_place_of_input = false;
    if (p->way == SCAN_COLUMNS) {
        /* Bytes in flight are what counts, as long as there are threads enough to use them. */
        const int64_t item = (int64_t)tensor_itemsize(out), enough = (int64_t)q->sm_count * ENOUGH_THREADS;
        const bool aligned = (((uintptr_t)tensor_data(x) | (uintptr_t)tensor_data(out)) & 15) == 0;
        if (aligned && p->inner * item % 16 == 0 && p->rows * p->inner >= enough * (16 / item))
            p->way = SCAN_WIDE;
        else if (item < 8 && p->rows * p->inner >= enough * SEVERAL)
            p->way = SCAN_SEVERAL;
    }
    if (p->way == SCAN_TILES) {
        const int64_t tile = tile_size(out->dtype, p->product);
        p->tiles = (p->n + tile - 1) / tile;
        p->groups = (p->tiles + GROUP - 1) / GROUP;
        p->totals_bytes = (size_t)(p->rows * (p->tiles > 1 ? p->tiles + p->groups : 0)) * sizeof(scan_total) + 256;
    }
    *scratch = p->rows_bytes + p->totals_bytes;
    return true;
}

/* Between t and scratch in which the lines along dim are rows. */
static bool move_rows(const scan_plan *p, torc_tensor t, void *rows, bool to_rows) {
    const int64_t item = (int64_t)tensor_itemsize(t);
    int64_t own[TORC_MAX_DIMS], whole[TORC_MAX_DIMS], step = item * p->n;
    tensor_byte_strides(t, own);
    for (int d = t->ndim - 1; d >= 0; d--) {
        whole[d] = d == p->dim ? item : step;
        if (d != p->dim) step *= t->sizes[d];
    }
    return to_rows ? cuda_move(p->device, rows, whole, tensor_data(t), own, t->ndim, t->sizes, (size_t)item)
                   : cuda_move(p->device, tensor_data(t), own, rows, whole, t->ndim, t->sizes, (size_t)item);
}

static bool run_lines(const scan_plan *p, torc_tensor x, torc_tensor out) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("scan_complex_lines");
    scan_lines_args a = p->lines;
    a.in = tensor_data(x);
    a.out = tensor_data(out);
    void *params[] = {&a};
    return cuda_launch_slot(&slot, p->device, cuda_grid(p->device, a.lines, 1, 64), 1, 1,
                            a.n <= SHORT_LINE ? 32 : BLOCK, 1, 1, 0, params);
}

#define NARROW_SLOTS(prefix)                                                                         \
    {                                                                                                \
        [TORC_BOOL] = CUDA_KERNEL_SLOT(prefix "bool"), [TORC_UINT8] = CUDA_KERNEL_SLOT(prefix "u8"), \
        [TORC_INT8] = CUDA_KERNEL_SLOT(prefix "i8"), [TORC_INT16] = CUDA_KERNEL_SLOT(prefix "i16"),  \
        [TORC_INT32] = CUDA_KERNEL_SLOT(prefix "i32")                                                \
    }
static bool run_scan(const torc_call *c) {
    static cuda_kernel_slot
        tiles[2][TORC_DTYPE_COUNT] = {CUDA_DTYPE_SLOTS("scan_tiles_sum_"), CUDA_DTYPE_SLOTS("scan_tiles_prod_")},
        shorts[2][TORC_DTYPE_COUNT] = {CUDA_DTYPE_SLOTS("scan_short_sum_"), CUDA_DTYPE_SLOTS("scan_short_prod_")},
        columns[2][TORC_DTYPE_COUNT] = {CUDA_DTYPE_SLOTS("scan_columns_sum_"), CUDA_DTYPE_SLOTS("scan_columns_prod_")},
        wide[2][TORC_DTYPE_COUNT] = {CUDA_DTYPE_SLOTS("scan_wide_sum_"), CUDA_DTYPE_SLOTS("scan_wide_prod_")},
        several[2][TORC_DTYPE_COUNT] = {CUDA_DTYPE_SLOTS("scan_several_sum_"), CUDA_DTYPE_SLOTS("scan_several_prod_")},
        tiles_widen[2][TORC_DTYPE_COUNT] = {NARROW_SLOTS("scanwiden_tiles_sum_"),
                                            NARROW_SLOTS("scanwiden_tiles_prod_")},
        short_widen[2][TORC_DTYPE_COUNT] = {NARROW_SLOTS("scanwiden_short_sum_"),
                                            NARROW_SLOTS("scanwiden_short_prod_")};
    torc_tensor x = c->in[0], out = c->out[0];
    const scan_plan *p = c->plan;
    if (!x->numel) return true;
    if (p->in_place_of_input && !cuda_copy_tensor(out, x)) return false;
    struct torc_tensor_s parts[2];
    scanned(p, c, parts, &x, &out);
    if (p->way == SCAN_LINES) return run_lines(p, x, out);
    scan_args a = {tensor_data(x), tensor_data(out), p->n, p->rows, p->inner, p->tiles, p->groups, NULL, NULL, NULL};
    if (p->through_rows) {
        if (!move_rows(p, x, c->scratch, true)) return false;
        a.in = a.out = c->scratch;
    }
    const int product = p->product, dtype = out->dtype;
    cuda_kernel_slot *short_slot = p->widens ? &short_widen[product][x->dtype] : &shorts[product][dtype],
                     *tiles_slot = p->widens ? &tiles_widen[product][x->dtype] : &tiles[product][dtype];
    void *params[] = {&a};
    bool ok;
    if (p->way == SCAN_COLUMNS)
        ok = cuda_launch_slot(&columns[product][dtype], p->device, cuda_grid(p->device, p->rows * p->inner, BLOCK, 32),
                              1, 1, BLOCK, 1, 1, 0, params);
    else if (p->way == SCAN_WIDE)
        ok =
            cuda_launch_slot(&wide[product][dtype], p->device,
                             cuda_grid(p->device, p->rows * p->inner / (16 / (int64_t)tensor_itemsize(out)), BLOCK, 32),
                             1, 1, BLOCK, 1, 1, 0, params);
    else if (p->way == SCAN_SEVERAL)
        ok = cuda_launch_slot(&several[product][dtype], p->device,
                              cuda_grid(p->device, (p->rows * p->inner + SEVERAL - 1) / SEVERAL, BLOCK, 32), 1, 1,
                              BLOCK, 1, 1, 0, params);
    else if (p->way == SCAN_SHORT)
        ok = cuda_launch_slot(short_slot, p->device, cuda_grid(p->device, p->rows, WARPS, 64), 1, 1, BLOCK, 1, 1, 0,
                              params);
    else {
        char *totals = (char *)c->scratch + p->rows_bytes;
        a.ticket = (u32 *)(void *)totals;
        a.of_tile = (scan_total *)(void *)(totals + 256);
        a.of_group = a.of_tile + p->rows * p->tiles;
        ok = cuda_zero(p->device, totals, p->totals_bytes);
        const int64_t row = p->n * (int64_t)tensor_itemsize(out), row_in = p->n * (int64_t)tensor_itemsize(x);
        EACH_PIECE(first, count, p->rows, MAX(cuda_most_blocks / p->tiles, 1)) { /* Note [Pieces] */
            scan_args part = a;
            part.in = cuda_on(a.in, first * row_in);
            part.out = cuda_on(a.out, first * row);
            part.rows = count;
            part.of_tile += first * p->tiles;
            part.of_group += first * p->groups;
            void *of_part[] = {&part};
            ok = ok && (!first || cuda_zero(p->device, a.ticket, sizeof *a.ticket)) &&
                 cuda_launch_slot(tiles_slot, p->device, (unsigned)(count * p->tiles), 1, 1, BLOCK, 1, 1, 0, of_part);
        }
    }
    return ok && (!p->through_rows || move_rows(p, out, c->scratch, false));
}

/* ------------------------------------------------------------------------------------------ running maxima */
typedef enum scanmax_way { WAY_WARP, WAY_BLOCK, WAY_COLUMNS, WAY_TALL /* of maxima alone */, WAYS } scanmax_way;
typedef struct scanmax_plan {
    scanmax_args a; /* but for addresses */
    scanmax_way way;
} scanmax_plan;

/* Of out[0] and, if there is one, out[1]. Where the kernel's entry says anything, minima. */
static bool plan_lines_along(const torc_call *c, void *plan, size_t *scratch) {
    scanmax_plan *p = plan;
    (void)scratch;
    memset(p, 0, sizeof *p);
    torc_tensor x = c->in[0], operands[SCANMAX_OPERANDS] = {c->out[0], c->out[c->nout - 1], x};
    if (!x->numel) return true;
    int64_t sizes[TORC_MAX_DIMS], strides[SCANMAX_OPERANDS][TORC_MAX_DIMS];
    char *data[SCANMAX_OPERANDS] = {NULL};
    uint8_t dtypes[SCANMAX_OPERANDS];
    p->a.n = 1;
    p->a.dtype = x->dtype;
    p->a.turned = kernel_what(c) != NULL;
    for (int k = 0; k < SCANMAX_OPERANDS; k++) {
        tensor_byte_strides(operands[k], strides[k]);
        dtypes[k] = operands[k]->dtype;
    }
    for (int d = 0; d < x->ndim; d++) {
        const bool along = c->reduction.mask >> d & 1;
        sizes[d] = along ? 1 : x->sizes[d];
        if (along) p->a.n = x->sizes[d];
        for (int k = 0; along && k < SCANMAX_OPERANDS; k++) p->a.step[k] = strides[k][d];
    }
    iter lines;
    iter_build_raw(&lines, x->ndim, sizes, SCANMAX_OPERANDS, data, (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    p->a.lines = lines.numel;
    geometry_of(&p->a.g, &lines);
    const cuda_properties *q = cuda_device_properties(c->device.index);
    if (!q) return false;
    const bool side_by_side = lines.strides[SCANMAX_IN][0] < p->a.step[SCANMAX_IN] && lines.numel >= 32;
    const bool many = lines.numel >= (int64_t)q->sm_count * 128 || p->a.n <= 64;
    enum { TALL_LINES = 64 };
    for (p->a.across = 8; p->a.across < TALL_BLOCK / 32 && lines.numel >= p->a.across * 2 * (int64_t)q->sm_count;)
        p->a.across *= 2;
    p->way = p->a.n <= 8 || (side_by_side && many) ? WAY_COLUMNS : p->a.n <= SHORT_ROW ? WAY_WARP : WAY_BLOCK;
    if (side_by_side && !many && c->nout == 2 && lines.numel >= TALL_LINES) p->way = WAY_TALL;
    p->a.fours = p->a.n % 4 == 0;
    for (int k = 0; k < SCANMAX_OPERANDS; k++) {
        const int64_t item = (int64_t)tensor_itemsize(operands[k]);
        uintptr_t all = (uintptr_t)tensor_data(operands[k]);
        for (int d = 0; d < lines.ndim; d++) all |= (uintptr_t)lines.strides[k][d];
        p->a.fours = p->a.fours && p->a.step[k] == item && all % (uintptr_t)(4 * item) == 0;
    }
    return true;
}

static bool run_lines_along(const torc_call *c, cuda_kernel_slot (*slots)[3]) {
    const scanmax_plan *p = c->plan;
    const int dtype = c->in[0]->dtype, device = c->device.index;
    if (!c->in[0]->numel) return true;
    scanmax_args a = p->a;
    a.data[SCANMAX_VALUES] = tensor_data(c->out[0]);
    a.data[SCANMAX_PLACES] = tensor_data(c->out[c->nout - 1]);
    a.data[SCANMAX_IN] = tensor_data(c->in[0]);
    const int per_block = p->way == WAY_COLUMNS ? SCANMAX_BLOCK : p->way == WAY_WARP ? SCANMAX_BLOCK / 32 : 1;
    cuda_kernel_slot *slot = &slots[p->way][dtype_floating(dtype) ? dtype == TORC_FLOAT64 : 2];
    void *params[] = {&a};
    if (p->way == WAY_TALL)
        return cuda_launch_slot(slot, device, (unsigned)((a.lines + a.across - 1) / a.across), 1, 1, TALL_BLOCK, 1, 1,
                                0, params);
    return cuda_launch_slot(slot, device, cuda_grid(device, a.lines, per_block, 64), 1, 1, SCANMAX_BLOCK, 1, 1, 0,
                            params);
}

#define WAY(family, name) \
    { CUDA_KERNEL_SLOT(family name "_f32"), CUDA_KERNEL_SLOT(family name "_f64"), CUDA_KERNEL_SLOT(family name "_i64") }
#define ALL_WAYS(family) \
    [WAY_WARP] = WAY(family, "warp"), [WAY_BLOCK] = WAY(family, "block"), [WAY_COLUMNS] = WAY(family, "columns")
static bool run_max(const torc_call *c) {
    static cuda_kernel_slot slots[WAYS][3] = {ALL_WAYS("scanmax_"), [WAY_TALL] = WAY("scanmax_", "tall")};
    return run_lines_along(c, slots);
}
static bool run_lse(const torc_call *c) {
    static cuda_kernel_slot slots[WAYS][3] = {ALL_WAYS("scanlse_")};
    return run_lines_along(c, slots);
}

/* Large unsigned integers are scanned as int64: inference has no result of their own dtypes. */
#define SCANNED DTYPES_UNSIGNED | DTYPES_COMPLEX
const kernel cuda_scan_kernels[] = {
    PLANNED(OP_cumsum, run_scan, plan_scan, scan_plan, .also = SCANNED, .what = (&(const bool){false})),
    PLANNED(OP_cumprod, run_scan, plan_scan, scan_plan, .also = SCANNED, .what = (&(const bool){true})),
    PLANNED(OP_cummax, run_max, plan_lines_along, scanmax_plan),
    PLANNED(OP_fused_cummin, run_max, plan_lines_along, scanmax_plan, .what = (&(const bool){true})),
    PLANNED(OP_fused_logcumsumexp, run_lse, plan_lines_along, scanmax_plan),
    {0},
};
