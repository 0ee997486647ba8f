/* cuda_order.c - sorting, scanning and indexing on CUDA: one JSON line each, milliseconds of the device.
 * measure.h says how a call is timed. */
#include "measure.h"
#include "torc/cuda.h"

struct inputs {
    torc_tensor x, half, rows, short_rows, half_rows, wide, i, many, table, pick, values, mask, longs;
};
static void measure(const char *name, work *f, const inputs *in) {
    const double each = torc_error() ? 0 : call_seconds(f, in);
    if (!failed(name)) printf("{\"name\": \"ms/%s\", \"v\": %.4f}\n", name, each * 1e3);
    fflush(stdout);
}

static void sort_f32(const inputs *in) { torc_sort(in->x); }
static void sort_bf16(const inputs *in) { torc_sort(in->half); }
static void sort_i64(const inputs *in) { torc_sort(in->longs); }
static void sort_rows(const inputs *in) { torc_sort(in->rows); }
static void sort_short(const inputs *in) { torc_sort(in->short_rows); }
static void cumsum_f32(const inputs *in) { torc_cumsum(in->x, 0); }
static void cumsum_bf16(const inputs *in) { torc_cumsum(in->half, 0); }
static void cumsum_rows(const inputs *in) { torc_cumsum(in->short_rows, 1); }
static void cumsum_columns(const inputs *in) { torc_cumsum(in->short_rows, 0); }
static void topk_rows(const inputs *in) { torc_topk(in->rows, 50); }
static void topk_short(const inputs *in) { torc_topk(in->short_rows, 50); }
static void randperm(const inputs *in) {
    (void)in;
    torc_randperm((int64_t)1 << 24, .device = TORC_CUDA(0));
}
static void index_select(const inputs *in) { torc_index_select(in->table, 0, in->pick); }
static void gather(const inputs *in) { torc_gather(in->short_rows, 1, in->i); }
static void index_add(const inputs *in) { torc_index_add(in->table, 0, in->pick, in->values); }
static void index_put(const inputs *in) {
    torc_index_put(in->table, TENSORS(in->pick), in->values, .accumulate = true);
}
static void scatter_add(const inputs *in) { torc_scatter_add(in->short_rows, 1, in->i, in->short_rows); }
static void scatter(const inputs *in) { torc_scatter(in->short_rows, 1, in->i, in->short_rows); }
static void gather_columns(const inputs *in) { torc_gather(in->short_rows, 0, in->i); }
static void gather_half(const inputs *in) { torc_gather(in->half_rows, 1, in->i); }
static void scatter_add_half(const inputs *in) { torc_scatter_add(in->half_rows, 1, in->i, in->half_rows); }
static void masked_select(const inputs *in) { torc_masked_select(in->x, in->mask); }
static void nonzero(const inputs *in) { torc_nonzero(in->mask); }

int main(void) {
    if (!torc_cuda_is_available()) return 0;
    int64_t scope = torc_scope_begin();
    const torc_device d = TORC_CUDA(0);
    const int64_t n = (int64_t)1 << 26;
    inputs in = {.x = torc_randn(n, .device = d), .longs = torc_randint(1000000000, n, .device = d)};
    in.half = torc_to(in.x, .dtype = TORC_BFLOAT16);
    in.rows = torc_view(in.x, SHAPE(64, 1 << 20));
    in.short_rows = torc_view(in.x, SHAPE(65536, 1024));
    in.half_rows = torc_view(in.half, SHAPE(65536, 1024));
    in.i = torc_randint(1024, SHAPE(65536, 1024), .device = d);
    in.table = torc_randn(SHAPE(100000, 256), .device = d);
    in.pick = torc_randint(100000, 200000, .device = d);
    in.values = torc_randn(SHAPE(200000, 256), .device = d);
    in.mask = torc_gt(in.x, 0.5);
    measure("sort 64M f32", sort_f32, &in);
    measure("sort 64M bf16", sort_bf16, &in);
    measure("sort 64M i64", sort_i64, &in);
    measure("sort 64x1M f32", sort_rows, &in);
    measure("sort 65536x1024 f32", sort_short, &in);
    measure("cumsum 64M f32", cumsum_f32, &in);
    measure("cumsum 64M bf16", cumsum_bf16, &in);
    measure("cumsum 65536x1024 f32 dim 1", cumsum_rows, &in);
    measure("cumsum 65536x1024 f32 dim 0", cumsum_columns, &in);
    measure("topk 50 of 64x1M f32", topk_rows, &in);
    measure("topk 50 of 65536x1024 f32", topk_short, &in);
    measure("randperm 16M", randperm, &in);
    measure("index_select 200000 of 100000x256 f32", index_select, &in);
    measure("gather 65536x1024 f32", gather, &in);
    measure("index_add 200000 into 100000x256 f32", index_add, &in);
    measure("index_put_ accumulate 200000 into 100000x256 f32", index_put, &in);
    measure("scatter_add 65536x1024 f32", scatter_add, &in);
    measure("scatter 65536x1024 f32", scatter, &in);
    measure("gather 65536x1024 f32 dim 0", gather_columns, &in);
    measure("gather 65536x1024 bf16", gather_half, &in);
    measure("scatter_add 65536x1024 bf16", scatter_add_half, &in);
    measure("masked_select 64M f32", masked_select, &in);
    measure("nonzero 64M bool", nonzero, &in);
    torc_scope_end(scope);
    return 0;
}
