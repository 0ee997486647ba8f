/* cuda_index.c - reading and writing by index on CUDA: one JSON line for each case, milliseconds of the device.
 *
 *     bench/cuda_index [name]          only the cases whose names contain `name`
 *
 * bench/compare_cuda_index.py runs the same cases in PyTorch and prints both; measure.h says how a call is timed. Cases
 * that begin with "det" run in deterministic mode. */
#include "measure.h"
#include "torc/cuda.h"

struct inputs {
    torc_tensor square, square16, source, source16, cells, table, table16, pick, rows, rows16, narrow, many,
        narrow_rows, flat, spots, hot, ones, columns, mask, rare, dense, half, wide_table, wide_pick;
    torc_tensor tokens, weight, grads, weight16, grads16, grid, i, j, slots, slot_values;
};

static const char *only;
static void measure(const char *name, work *f, const inputs *in) {
    if (only && !strstr(name, only)) return;
    torc_use_deterministic_algorithms(!strncmp(name, "det", 3));
    torc_set_fill_uninitialized_memory(false);
    const double each = call_seconds(f, in);
    if (!failed(name)) printf("{\"name\": \"%s\", \"v\": %.4f}\n", name, each * 1e3);
    torc_use_deterministic_algorithms(false);
    fflush(stdout);
}

#define CASE(function, call) \
    static void function(const inputs *in) { call; }
CASE(gather_last, torc_gather(in->square, 1, in->cells))
CASE(gather_first, torc_gather(in->square, 0, in->cells))
CASE(gather_16, torc_gather(in->square16, 1, in->cells))
CASE(gather_flat, torc_gather(in->flat, 0, in->spots))
CASE(scatter_last, torc_scatter_(in->square, 1, in->cells, in->source))
CASE(scatter_first, torc_scatter_(in->square, 0, in->cells, in->source))
CASE(scatter_add_last, torc_scatter_add_(in->square, 1, in->cells, in->source))
CASE(scatter_add_first, torc_scatter_add_(in->square, 0, in->cells, in->source))
CASE(scatter_add_16, torc_scatter_add_(in->square16, 1, in->cells, in->source16))
CASE(scatter_add_16_first, torc_scatter_add_(in->square16, 0, in->cells, in->source16))
CASE(scatter_add_flat, torc_scatter_add_(in->flat, 0, in->spots, in->ones))
CASE(scatter_add_hot, torc_scatter_add_(in->flat, 0, in->hot, in->ones))
CASE(select_rows, torc_index_select(in->table, 0, in->pick))
CASE(select_rows_16, torc_index_select(in->table16, 0, in->pick))
CASE(select_last, torc_index_select(in->square, 1, in->columns))
CASE(select_flat, torc_index_select(in->flat, 0, in->spots))
CASE(index_rows, torc_index(in->table, TENSORS(in->pick)))
CASE(index_pairs, torc_index(in->grid, TENSORS(in->i, in->j)))
CASE(add_rows, torc_index_add_(in->table, 0, in->pick, in->rows))
CASE(add_rows_16, torc_index_add_(in->table16, 0, in->pick, in->rows16))
CASE(add_narrow, torc_index_add_(in->narrow, 0, in->many, in->narrow_rows))
CASE(copy_rows, torc_index_copy_(in->table, 0, in->pick, in->rows))
CASE(fill_rows, torc_index_fill_(in->table, 0, in->pick, 0.5))
CASE(put_rows, torc_index_put_(in->table, TENSORS(in->pick), in->rows))
CASE(put_add_rows, torc_index_put_(in->table, TENSORS(in->pick), in->rows, .accumulate = true))
CASE(put_add_rows_16, torc_index_put_(in->table16, TENSORS(in->pick), in->rows16, .accumulate = true))
CASE(put_add_copy,
     torc_index_put(in->wide_table, TENSORS(in->wide_pick), torc_narrow(in->rows, 1, 0, 256), .accumulate = true))
CASE(put_add_narrow, torc_index_put_(in->narrow, TENSORS(in->many), in->narrow_rows, .accumulate = true))
CASE(put_add_slots, torc_index_put_(in->slots, TENSORS(in->many), in->slot_values, .accumulate = true))
CASE(put_add_pairs, torc_index_put_(in->grid, TENSORS(in->i, in->j), in->slot_values, .accumulate = true))
CASE(nonzero_half, torc_nonzero(in->mask))
CASE(nonzero_rare, torc_nonzero(in->rare))
CASE(nonzero_f32, torc_nonzero(in->square))
CASE(select_mask, torc_masked_select(in->flat, in->mask))
CASE(select_rare, torc_masked_select(in->flat, in->rare))
CASE(select_dense, torc_masked_select(in->flat, in->dense))
CASE(select_mask_16, torc_masked_select(in->half, in->mask))
CASE(scatter_mask, torc_masked_scatter_(in->flat, in->mask, torc_view(in->source, -1)))

static void embedding_backward(torc_tensor weight, torc_tensor tokens, torc_tensor g) {
    torc_tensor w = torc_requires_grad_(torc_detach(weight));
    torc_backward(torc_embedding(w, tokens), .gradient = g);
}
CASE(embedding_f32, embedding_backward(in->weight, in->tokens, in->grads))
CASE(embedding_16, embedding_backward(in->weight16, in->tokens, in->grads16))
static void unfold_backward(const inputs *in) {
    torc_tensor x = torc_requires_grad_(torc_detach(in->grads)); /* (32768, 768) */
    torc_tensor v = torc_unfold(x, 1, 16, 8);
    torc_backward(v, .gradient = torc_expand(torc_ones(SHAPE(1, 1, 1), .device = TORC_CUDA(0)), SHAPE(32768, 95, 16)));
}

int main(int argc, char **argv) {
    if (!torc_cuda_is_available()) return 0;
    if (argc > 1) only = argv[1];
    int64_t scope = torc_scope_begin();
    const torc_device d = TORC_CUDA(0);
    const int64_t n = (int64_t)1 << 26;
#define RANDOM(...) torc_randn(SHAPE(__VA_ARGS__), .device = d)
#define DRAWN(most, ...) torc_randint(most, SHAPE(__VA_ARGS__), .device = d)
    inputs in = {.square = RANDOM(65536, 1024),
                 .source = RANDOM(65536, 1024),
                 .cells = DRAWN(1024, 65536, 1024),
                 .table = RANDOM(100000, 512),
                 .pick = DRAWN(100000, 200000),
                 .rows = RANDOM(200000, 512),
                 .narrow = RANDOM(65536, 64),
                 .many = DRAWN(65536, 1 << 20),
                 .narrow_rows = RANDOM(1 << 20, 64),
                 .flat = RANDOM(n),
                 .spots = DRAWN(n, n / 4),
                 .hot = DRAWN(1000, n / 4),
                 .ones = RANDOM(n / 4),
                 .columns = DRAWN(1024, 512),
                 .wide_table = RANDOM(100000, 256),
                 .wide_pick = DRAWN(100000, 200000),
                 .tokens = DRAWN(50304, 32768),
                 .weight = RANDOM(50304, 768),
                 .grads = RANDOM(32768, 768),
                 .grid = RANDOM(4096, 4096),
                 .i = DRAWN(4096, 1 << 20),
                 .j = DRAWN(4096, 1 << 20),
                 .slots = RANDOM(65536),
                 .slot_values = RANDOM(1 << 20)};
    in.source16 = torc_to(in.source, .dtype = TORC_BFLOAT16);
    in.square16 = torc_to(in.square, .dtype = TORC_BFLOAT16);
    in.table16 = torc_to(in.table, .dtype = TORC_BFLOAT16);
    in.rows16 = torc_to(in.rows, .dtype = TORC_BFLOAT16);
    in.weight16 = torc_to(in.weight, .dtype = TORC_BFLOAT16);
    in.grads16 = torc_to(in.grads, .dtype = TORC_BFLOAT16);
    in.half = torc_to(in.flat, .dtype = TORC_BFLOAT16);
    in.mask = torc_gt(in.flat, 0.5);
    in.rare = torc_gt(in.flat, 2.5);
    in.dense = torc_gt(in.flat, -2.0);
    measure("gather 65536x1024 dim -1 f32", gather_last, &in);
    measure("gather 65536x1024 dim 0 f32", gather_first, &in);
    measure("gather 65536x1024 dim -1 bf16", gather_16, &in);
    measure("gather 16M of 64M f32", gather_flat, &in);
    measure("scatter 65536x1024 dim -1 f32", scatter_last, &in);
    measure("scatter 65536x1024 dim 0 f32", scatter_first, &in);
    measure("scatter_add 65536x1024 dim -1 f32", scatter_add_last, &in);
    measure("scatter_add 65536x1024 dim 0 f32", scatter_add_first, &in);
    measure("scatter_add 65536x1024 dim -1 bf16", scatter_add_16, &in);
    measure("scatter_add 65536x1024 dim 0 bf16", scatter_add_16_first, &in);
    measure("scatter_add 16M into 64M f32", scatter_add_flat, &in);
    measure("scatter_add 16M into 1000 f32", scatter_add_hot, &in);
    measure("index_select 200k of 100kx512 f32", select_rows, &in);
    measure("index_select 200k of 100kx512 bf16", select_rows_16, &in);
    measure("index_select 512 of 65536x1024 dim -1 f32", select_last, &in);
    measure("index_select 16M of 64M f32", select_flat, &in);
    measure("index 200k of 100kx512 f32", index_rows, &in);
    measure("index 1M pairs of 4096x4096 f32", index_pairs, &in);
    measure("index_add 200k into 100kx512 f32", add_rows, &in);
    measure("index_add 200k into 100kx512 bf16", add_rows_16, &in);
    measure("index_add 1M into 65536x64 f32", add_narrow, &in);
    measure("index_copy 200k into 100kx512 f32", copy_rows, &in);
    measure("index_fill 200k of 100kx512 f32", fill_rows, &in);
    measure("index_put 200k into 100kx512 f32", put_rows, &in);
    measure("index_put accumulate 200k into 100kx512 f32", put_add_rows, &in);
    measure("index_put accumulate 200k into 100kx512 bf16", put_add_rows_16, &in);
    measure("index_put accumulate 200k into 100kx256 f32, not in place", put_add_copy, &in);
    measure("index_put accumulate 1M into 65536x64 f32", put_add_narrow, &in);
    measure("index_put accumulate 1M into 65536 f32", put_add_slots, &in);
    measure("index_put accumulate 1M pairs into 4096x4096 f32", put_add_pairs, &in);
    measure("nonzero 64M bool, 31 %", nonzero_half, &in);
    measure("nonzero 64M bool, 0.6 %", nonzero_rare, &in);
    measure("nonzero 65536x1024 f32, all", nonzero_f32, &in);
    measure("masked_select 64M f32, 31 %", select_mask, &in);
    measure("masked_select 64M f32, 0.6 %", select_rare, &in);
    measure("masked_select 64M f32, 98 %", select_dense, &in);
    measure("masked_select 64M bf16, 31 %", select_mask_16, &in);
    measure("masked_scatter 64M f32, 31 %", scatter_mask, &in);
    measure("embedding + backward 32k into 50304x768 f32", embedding_f32, &in);
    measure("embedding + backward 32k into 50304x768 bf16", embedding_16, &in);
    measure("unfold(16, 8) backward 32768x768 f32", unfold_backward, &in);
    measure("det scatter_add 65536x1024 dim -1 f32", scatter_add_last, &in);
    measure("det scatter_add 65536x1024 dim 0 f32", scatter_add_first, &in);
    measure("det scatter_add 16M into 1000 f32", scatter_add_hot, &in);
    measure("det scatter 65536x1024 dim -1 f32", scatter_last, &in);
    measure("det index_add 200k into 100kx512 f32", add_rows, &in);
    measure("det index_add 200k into 100kx512 bf16", add_rows_16, &in);
    measure("det index_copy 200k into 100kx512 f32", copy_rows, &in);
    measure("det unfold(16, 8) backward 32768x768 f32", unfold_backward, &in);
    torc_scope_end(scope);
    return 0;
}
