/* copy.c - copy_, fill_ and zero_ on the CPU.
 *
 * Copies convert between any two dtypes and walk any two geometries. Same dtype and same dense layout is a memcpy. A
 * transposition reads one side across its memory; doing it in square tiles lets every cache line be used whole. What is also
 * converted is turned first, a tile at a time.
 *
 * A copy from another device moves bytes through that device's backend: straight into place when both sides are dense
 * alike, otherwise the bytes that the source spans come to scratch memory on the host, and are converted from there. */
#include "core/device.h"
#include "core/iter.h"
#include "core/shape.h"
#include "host/convert.h"
#include "host/element.h"
#include "cpu/blocks.h"
#include "cpu/copy.h"
#include "cpu/families.h"
#include "cpu/gather.h"
#include "cpu/move.h"
#include "ops/generated/attrs.h"

enum { GRAIN = 32768 };

/* ------------------------------------------------------------------------------------ copy */
/* Short runs that are converted are brought together before it, and apart after it. */
static void convert_runs(const iter *it, char **data, const int64_t (*strides)[2], int64_t n, int64_t rows) {
    enum { BLOCK = 8192 };
    _Alignas(64) char from[BLOCK], to[BLOCK];
    const int64_t into = dtype_sizes[it->dtype[0]], out_of = dtype_sizes[it->dtype[1]],
                  most = BLOCK / (MAX(into, out_of) * n);
    for (int64_t done = 0, many; done < rows; done += many) {
        many = MIN(rows - done, most);
        cpu_move_runs(from, (const int64_t[]){out_of, out_of * n}, data[1] + done * strides[1][1], strides[1], n, many,
                      (size_t)out_of);
        convert_elements(to, it->dtype[0], into, from, it->dtype[1], out_of, n * many);
        cpu_move_runs(data[0] + done * strides[0][1], strides[0], to, (const int64_t[]){into, into * n}, n, many,
                      (size_t)into);
    }
}
typedef uint64_t bytes64 __attribute__((vector_size(64), aligned(1), may_alias));
MULTI_ISA static void fill_blocks(char *to, int64_t bytes, const bytes64 *block) {
    const bytes64 v = *block;
    for (; bytes >= 4 * (int64_t)sizeof v; bytes -= 4 * (int64_t)sizeof v, to += 4 * sizeof v)
        for (int k = 0; k < 4; k++) ((bytes64 *)(void *)to)[k] = v;
    for (; bytes >= (int64_t)sizeof v; bytes -= (int64_t)sizeof v, to += sizeof v) *(bytes64 *)(void *)to = v;
    memcpy(to, block, (size_t)bytes);
}
/* n elements of `size` bytes, `stride` bytes apart, become `pattern`. */
static void fill_elements(char *to, int size, int64_t stride, int64_t n, bytes16 pattern) {
    if (stride == size && n * size >= 4 * (int64_t)sizeof(bytes64)) {
        bytes64 block;
        fill_elements((char *)&block, size, size, (int64_t)sizeof block / size, pattern);
        fill_blocks(to, n * size, &block);
        return;
    }
#define FILL(T)                                                                  \
    {                                                                            \
        T v;                                                                     \
        memcpy(&v, &pattern, sizeof v);                                          \
        if (stride == (int64_t)sizeof v) {                                       \
            T *dense = (T *)(void *)to;                                          \
            for (int64_t i = 0; i < n; i++) dense[i] = v;                        \
        } else                                                                   \
            for (int64_t i = 0; i < n; i++) *(T *)(void *)(to + i * stride) = v; \
        break;                                                                   \
    }
    switch (size) {
    case 1: FILL(uint8_t)
    case 2: FILL(uint16_t)
    case 4: FILL(bytes4)
    case 8: FILL(bytes8)
    default: FILL(bytes16)
    }
#undef FILL
}

static void copy_runs(void *context, char **data, const int64_t (*strides)[2], int64_t n, int64_t rows) {
    const iter *it = context;
    if (rows > 1 && n <= MOVE_SHORT_RUN) {
        if (it->dtype[0] == it->dtype[1])
            cpu_move_runs(data[0], strides[0], data[1], strides[1], n, rows, dtype_sizes[it->dtype[0]]);
        else
            convert_runs(it, data, strides, n, rows);
        return;
    }
    for (int64_t r = 0; r < rows; r++) {
        char *to = data[0] + r * strides[0][1], *from = data[1] + r * strides[1][1];
        bytes16 one = {0, 0};
        if (strides[1][0] || n < 2)
            convert_elements(to, it->dtype[0], strides[0][0], from, it->dtype[1], strides[1][0], n);
        else { /* one element, again and again */
            convert_elements((char *)&one, it->dtype[0], 0, from, it->dtype[1], 0, 1);
            fill_elements(to, dtype_sizes[it->dtype[0]], strides[0][0], n, one);
        }
    }
}
static void copy_range(void *context, int64_t begin, int64_t end) {
    const iter *it = context;
    iter_run_rows(it, begin, end, copy_runs, context);
}

typedef struct transposition {
    const iter *it;
    iter_tiles tiles;
} transposition;

static void transpose_range(void *context, int64_t begin, int64_t end) {
    const transposition *t = context;
    const iter *s = t->it;
    const bool converts = s->dtype[0] != s->dtype[1];
    const int64_t size = dtype_sizes[s->dtype[0]], item = dtype_sizes[s->dtype[1]],
                  to_row = s->strides[0][t->tiles.across];
    const int64_t to_column = s->strides[0][0], from_row = s->strides[1][0];
    for (int64_t number = begin; number < end; number++) {
        iter_tile tile;
        iter_find_tile(s, &t->tiles, number, &tile);
        char *to = iter_address(s, 0, tile.index), *from = iter_address(s, 1, tile.index);
        if (converts) {
            _Alignas(64) char turned[MOVE_TILE * MOVE_TILE * 16];
            cpu_transpose_tile(turned, tile.columns * item, from, from_row, tile.rows, tile.columns, (size_t)item);
            for (int64_t r = 0; r < tile.rows; r++)
                convert_elements(to + r * to_row, s->dtype[0], to_column, turned + r * tile.columns * item, s->dtype[1],
                                 item, tile.columns);
        } else if (to_column == size)
            cpu_transpose_tile(to, to_row, from, from_row, tile.rows, tile.columns, (size_t)size);
        else
            cpu_move_runs(to, (const int64_t[]){to_row, to_column}, from, (const int64_t[]){size, from_row}, tile.rows,
                          tile.columns, (size_t)size);
    }
}

static bool transpose(const iter *it) {
    int64_t size = dtype_sizes[it->dtype[1]];
    if (it->ndim < 2 || it->strides[1][0] == size || it->strides[1][0] == 0) return false;
    transposition t = {.it = it, .tiles = {.rows = MOVE_TILE, .columns = MOVE_TILE}};
    for (int d = 1; d < it->ndim; d++)
        if (it->strides[1][d] == size) t.tiles.across = d;
    if (!t.tiles.across || it->shape[0] < 8 || it->shape[t.tiles.across] < 8) return false;
    iter_count_tiles(it, &t.tiles);
    parallel_for(t.tiles.count, GRAIN / (MOVE_TILE * MOVE_TILE), transpose_range, &t);
    return true;
}

static void copy_between(torc_tensor to, torc_tensor from, char *from_data) {
    if (to->numel == 0) return;
    torc_tensor operands[2] = {to, from};
    iter it;
    iter_build(&it, to->ndim, to->sizes, 2, operands);
    it.data[1] = from_data;
    if (transpose(&it)) return;
    if (it.numel <= GRAIN)
        copy_range(&it, 0, it.numel);
    else
        parallel_for(it.numel, GRAIN, copy_range, &it);
}

void cpu_copy(torc_tensor to, torc_tensor from) { copy_between(to, from, tensor_data(from)); }

/* ------------------------------------------------------------------------------------ from another device */
static bool alike(torc_tensor a, torc_tensor b) {
    if (a->dtype != b->dtype || !shape_equal(a, b)) return false;
    if (is_contiguous(a) && is_contiguous(b)) return true;
    return (a->flags & TENSOR_DENSE) && !memcmp(a->strides, b->strides, (size_t)a->ndim * sizeof a->strides[0]);
}
static size_t span(torc_tensor t) { return (size_t)strides_extent(t->ndim, t->sizes, t->strides) * tensor_itemsize(t); }

typedef struct copy_plan {
    bool alike, non_blocking;
    size_t span; /* of bytes that come over from another device, to be spread out here */
} copy_plan;
/* copy_ has the written tensor as first input, _to_copy only what it reads. */
static torc_tensor copied(const torc_call *c) { return c->in[c->nin - 1]; }
static bool plan_copy(const torc_call *c, bool non_blocking, void *plan, size_t *scratch) {
    torc_tensor to = c->out[0], from = copied(c);
    copy_plan p = {.alike = alike(to, from), .non_blocking = non_blocking};
    if (from->device.type != TORC_DEVICE_CPU && !p.alike) *scratch = p.span = span(from);
    *(copy_plan *)plan = p;
    return true;
}
static bool plan_copy_(const torc_call *c, void *plan, size_t *scratch) {
    return plan_copy(c, ((const copy__attrs *)c->attrs)->non_blocking, plan, scratch);
}
static bool plan_to_copy(const torc_call *c, void *plan, size_t *scratch) {
    return plan_copy(c, ((const _to_copy_attrs *)c->attrs)->non_blocking, plan, scratch);
}

static bool run_copy(const torc_call *c) {
    torc_tensor to = c->out[0], from = copied(c);
    const copy_plan *p = c->plan;
    if (to->numel == 0) return true;
    if (from->device.type == TORC_DEVICE_CPU) {
        if (p->alike && to->numel * (int64_t)tensor_itemsize(to) <= 65536)
            memmove(tensor_data(to), tensor_data(from), (size_t)to->numel * tensor_itemsize(to));
        else
            cpu_copy(to, from);
        return true;
    }
    const device_backend *backend = device_backend_of((torc_device_type)from->device.type);
    if (!backend) return false;
    if (p->alike)
        return backend->copy(tensor_data(to), to->device, tensor_data(from), from->device,
                             (size_t)to->numel * tensor_itemsize(to), p->non_blocking);
    if (!backend->copy(c->scratch, to->device, tensor_data(from), from->device, p->span, false)) return false;
    copy_between(to, from, c->scratch);
    return true;
}

/* ------------------------------------------------------------------------------------ fill */
typedef struct filler {
    iter it;
    bytes16 pattern; /* the element's bytes, first in memory */
} filler;

static void fill_runs(void *context, char **data, const int64_t (*strides)[2], int64_t n, int64_t rows) {
    const filler *f = context;
    const int size = dtype_sizes[f->it.dtype[0]];
    if (n > MOVE_SHORT_RUN || rows == 1)
        for (int64_t r = 0; r < rows; r++)
            fill_elements(data[0] + r * strides[0][1], size, strides[0][0], n, f->pattern);
    else {
        bytes16 full[MOVE_SHORT_RUN];
        fill_elements((char *)full, size, size, n, f->pattern);
        cpu_move_runs(data[0], strides[0], full, (const int64_t[]){size, 0}, n, rows, (size_t)size);
    }
}
static void fill_range(void *context, int64_t begin, int64_t end) {
    const filler *f = context;
    iter_run_rows(&f->it, begin, end, fill_runs, context);
}
static bool fill(torc_tensor t, bytes16 pattern) {
    if (t->numel == 0) return true;
    filler f;
    f.pattern = pattern;
    if (LIKELY(t->flags & TENSOR_DENSE &&
               t->numel <= GRAIN)) { /* one stretch of memory, whatever the order of dimensions */
        fill_elements(tensor_data(t), dtype_sizes[t->dtype], (int64_t)tensor_itemsize(t), t->numel, pattern);
        return true;
    }
    iter_build(&f.it, t->ndim, t->sizes, 1, &t);
    if (f.it.numel <= GRAIN)
        fill_range(&f, 0, f.it.numel);
    else
        parallel_for(f.it.numel, GRAIN, fill_range, &f);
    return true;
}
static bool run_fill(const torc_call *c) {
    torc_tensor t = c->out[0];
    const fill__attrs *a = c->attrs;
    bytes16 pattern = {0, 0};
    element_from_number(&pattern, t->dtype, a->value);
    return fill(t, pattern);
}
static bool run_zero(const torc_call *c) { return fill(c->out[0], (bytes16){0, 0}); }

const kernel cpu_copy_kernels[] = {PLANNED(OP_copy_, run_copy, plan_copy_, copy_plan, .also = DTYPES_ALL),
                                   PLANNED(OP__to_copy, run_copy, plan_to_copy, copy_plan, .also = DTYPES_ALL),
                                   KERNEL(OP_fill_, run_fill, .also = DTYPES_ALL),
                                   KERNEL(OP_zero_, run_zero, .also = DTYPES_ALL),
                                   {0}};
