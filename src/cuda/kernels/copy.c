/* copy.c - copy_, fill_ and zero_ on CUDA.
 *
 * Same device: a plain memory copy where bytes and geometry agree, else one kernel (cast, transpose, strided, any; unusual.cu).
 * Across devices only bytes travel: a side that is strided or of another dtype is first packed on its own device, or
 * unpacked on the destination's. Such copies end a plan, so the staging tensors made here are no harm to recording. */
#include <stdlib.h>

#include "core/device.h"
#include "core/float8.h"
#include "core/iter.h"
#include "cuda/kernels/copy_args.h"
#include "cuda/kernels/families.h"
#include "cuda/kernels/host.h"
#include "cuda/graphs/graph.h"
#include "core/seams.h"
#include "core/shape.h"
#include "ops/generated/attrs.h"
#include "ops/seams.h"

static bool same_layout(torc_tensor a, torc_tensor b) {
    if (is_contiguous(a) && is_contiguous(b)) return true;
    return (a->flags & TENSOR_DENSE) && (b->flags & TENSOR_DENSE) &&
           !memcmp(a->strides, b->strides, (size_t)a->ndim * sizeof a->strides[0]);
}

static int size_index(size_t item) { return item == 1 ? 0 : item == 2 ? 1 : item == 4 ? 2 : item == 8 ? 3 : 4; }
#define BY_SIZE(prefix)                                                                           \
    {                                                                                             \
        CUDA_KERNEL_SLOT(prefix "1"), CUDA_KERNEL_SLOT(prefix "2"), CUDA_KERNEL_SLOT(prefix "4"), \
            CUDA_KERNEL_SLOT(prefix "8"), CUDA_KERNEL_SLOT(prefix "16")                           \
    }

#define UP_TO_8(prefix)                                                                           \
    {                                                                                             \
        CUDA_KERNEL_SLOT(prefix "1"), CUDA_KERNEL_SLOT(prefix "2"), CUDA_KERNEL_SLOT(prefix "4"), \
            CUDA_KERNEL_SLOT(prefix "8")                                                          \
    }
static bool is_integer(int d) { return d == TORC_BOOL || dtype_integral(d); }
static bool is_wide(int d) { return d == TORC_FLOAT64 || d == TORC_COMPLEX128; }

static bool launch_cast(torc_tensor out, torc_tensor in, bool *done) {
    static cuda_kernel_slot slots[3][3] = {
        {CUDA_KERNEL_SLOT(NULL), CUDA_KERNEL_SLOT("copy_cast_f16_bf16"), CUDA_KERNEL_SLOT("copy_cast_f16_f32")},
        {CUDA_KERNEL_SLOT("copy_cast_bf16_f16"), CUDA_KERNEL_SLOT(NULL), CUDA_KERNEL_SLOT("copy_cast_bf16_f32")},
        {CUDA_KERNEL_SLOT("copy_cast_f32_f16"), CUDA_KERNEL_SLOT("copy_cast_f32_bf16"), CUDA_KERNEL_SLOT(NULL)},
    };
    int from = in->dtype - TORC_FLOAT16, to = out->dtype - TORC_FLOAT16;
    *done = from >= 0 && from < 3 && to >= 0 && to < 3 && from != to && same_layout(out, in);
    if (!*done) return true;
    void *p = tensor_data(out), *q = tensor_data(in);
    *done = ((uintptr_t)p | (uintptr_t)q) % 16 == 0;
    if (!*done) return true;
    const int64_t lanes = 16 / (int64_t)MAX(tensor_itemsize(out), tensor_itemsize(in)), per_block = CAST_UNROLL * BLOCK;
    int64_t n = out->numel, blocks = (n / lanes + per_block - 1) / per_block;
    if (blocks > INT32_MAX) {
        *done = false;
        return true;
    }
    void *params[] = {&p, &q, &n};
    return cuda_launch_slot(&slots[from][to], out->device.index, (unsigned)MAX(blocks, 1), 1, 1, BLOCK, 1, 1, 0,
                            params);
}

/* ------------------------------------------------------------------------------------------ walks
 * Kernels count in 31 bits. A walk that reaches further, or needs more blocks than a grid has, is halved along the dimension in which
 * it goes furthest, as often as it takes. */
static int64_t reach_of(const iter *it, int k, int d) { return (it->shape[d] - 1) * llabs(it->strides[k][d]); }
static bool reaches_far(const iter *it) {
    for (int k = 0; k < it->nops; k++) {
        int64_t reach = 0;
        for (int d = 0; d < it->ndim; d++) reach += reach_of(it, k, d);
        if (reach > INT32_MAX - (1 << 20)) return true;
    }
    return it->numel > INT32_MAX - (1 << 20);
}
typedef bool walk_run(const iter *it, const void *how, int device);
static bool in_halves(const iter *it, walk_run *run, const void *how, int device) {
    int at = 0;
    int64_t most = -1;
    for (int d = 0; d < it->ndim; d++) {
        int64_t reach = 0;
        for (int k = 0; k < it->nops; k++) reach = MAX(reach, reach_of(it, k, d));
        if (it->shape[d] > 1 && reach > most) most = reach, at = d;
    }
    iter half = *it;
    const int64_t first = half.shape[at] / 2;
    half.numel = half.numel / half.shape[at] * first;
    half.shape[at] = first;
    if (!run(&half, how, device)) return false;
    half.shape[at] = it->shape[at] - first;
    half.numel = it->numel - half.numel;
    for (int k = 0; k < half.nops; k++) half.data[k] += first * half.strides[k][at];
    return run(&half, how, device);
}

/* Describe a walk of which a thread has `most` elements in flight, fewer if multiprocessors had less than per_sm blocks then; the blocks it
 * takes. */
enum { PER_SM = 4 };
static int64_t walk_of(move_walk *w, const iter *it, int most, int per_sm, int device) {
    const int64_t busy = (int64_t)cuda_grid(device, INT32_MAX, 1, per_sm) * BLOCK;
    int each = most;
    while (each > 1 && it->numel < busy * each) each /= 2;
    w->ndim = it->ndim;
    w->inner = 0;
    int64_t count = 1;
    for (int d = 0; d < it->ndim; d++) {
        w->shape[d] = (uint32_t)it->shape[d];
        w->by[d] = division_by(it->shape[d]);
        w->strides[1][d] = 0;
        for (int k = 0; k < it->nops; k++) w->strides[k][d] = (int)it->strides[k][d];
        if (d == w->inner && (d == 0 || count < (int64_t)8 * BLOCK * each)) count *= it->shape[d], w->inner++;
    }
    w->count = (uint32_t)count;
    w->tile = (uint32_t)(BLOCK * each);
    w->tiles = (uint32_t)((count + w->tile - 1) / w->tile);
    w->by_tiles = division_by(w->tiles);
    return it->numel / count * w->tiles;
}

/* Rows that lie side by side in all tensors are walked by the widest elements that they are made of. */
static size_t widen(iter *it, size_t item) {
    uintptr_t all = (uintptr_t)(it->shape[0] * (int64_t)item);
    for (int k = 0; k < it->nops; k++) {
        if (it->strides[k][0] != (int64_t)item) return item;
        all |= (uintptr_t)it->data[k];
        for (int d = 1; d < it->ndim; d++) all |= (uintptr_t)it->strides[k][d];
    }
    const size_t wide = (size_t)MIN(all & -all, 16);
    if (wide <= item) return item;
    it->shape[0] = it->shape[0] * (int64_t)item / (int64_t)wide;
    it->numel = it->numel * (int64_t)item / (int64_t)wide;
    for (int k = 0; k < it->nops; k++) it->strides[k][0] = (int64_t)wide;
    if (it->shape[0] == 1 && it->ndim > 1) {
        it->ndim--;
        for (int d = 0; d < it->ndim; d++) {
            it->shape[d] = it->shape[d + 1];
            for (int k = 0; k < it->nops; k++) it->strides[k][d] = it->strides[k][d + 1];
        }
    }
    return wide;
}

/* ------------------------------------------------------------------------------------------ transpositions
 * The dimension along which the source's elements are closest, if its neighbours in the destination are along another one. */
static int closest_of(const iter *it) {
    int best = 0;
    for (int d = 1; d < it->ndim; d++) {
        const int64_t s = llabs(it->strides[1][d]), t = llabs(it->strides[1][best]);
        if (s && (!t || s < t)) best = d;
    }
    return best;
}
/* What is left without the dimensions x and y; it has one dimension at least. */
static void planes_of(iter *planes, const iter *it, int x, int y) {
    *planes = *it;
    planes->ndim = 0;
    planes->numel = 1;
    for (int d = 0; d < it->ndim; d++) {
        if (d == x || d == y) continue;
        planes->shape[planes->ndim] = it->shape[d];
        planes->numel *= it->shape[d];
        for (int k = 0; k < 2; k++) planes->strides[k][planes->ndim] = it->strides[k][d];
        planes->ndim++;
    }
    if (planes->ndim) return;
    planes->ndim = 1;
    planes->shape[0] = 1;
    planes->strides[0][0] = planes->strides[1][0] = 0;
}
enum { LONG_ROW = 4096 }; /* bytes: a vector for each thread of a block */
/* Elements of a plane that is no tile of its own: it would leave most of a block idle, and lies in a multiprocessor's cache as it is. */
enum { SMALL_PLANE = 512 };
static int64_t tiles_of(int64_t n, int64_t tile) { return (n + tile - 1) / tile; }

static int64_t whole_tiles(transpose_args *a, const iter *it, int x, int y) {
    *a = (transpose_args){.out = it->data[0],
                          .in = it->data[1],
                          .nx = it->shape[x],
                          .ny = it->shape[y],
                          .out_y = it->strides[0][y],
                          .in_x = it->strides[1][x],
                          .tiles_x = tiles_of(it->shape[x], TILE),
                          .tiles_y = tiles_of(it->shape[y], TILE)};
    iter planes;
    planes_of(&planes, it, x, y);
    geometry_of(&a->g, &planes);
    return a->tiles_x * a->tiles_y * planes.numel;
}
/* A short side is a tile's whole, and the other as long as there is room; else both are about as long. */
static int64_t ragged_tiles(ragged_args *a, const iter *it, int x, int y, size_t item, int device) {
    const int64_t nx = it->shape[x], ny = it->shape[y], room = BLOCK * RAGGED_OF(item),
                  side = it->numel < room * cuda_grid(device, INT32_MAX, 1, 2) ? 32
                         : item <= 4                                           ? 64
                                                                               : 32;
    int64_t tx = side, ty = side;
    if (nx <= side)
        tx = nx, ty = side * side / nx;
    else if (ny <= side)
        ty = ny, tx = side * side / ny;
    tx = tiles_of(nx, tiles_of(nx, tx)); /* alike */
    ty = tiles_of(ny, tiles_of(ny, ty));
    const int64_t per_word = item < 4 ? 4 / (int64_t)item : 1; /* columns begin in different banks */
    a->out = it->data[0], a->in = it->data[1];
    a->nx = (uint32_t)nx, a->ny = (uint32_t)ny, a->tile_x = (uint32_t)tx, a->tile_y = (uint32_t)ty;
    a->pitch = (uint32_t)((tiles_of(ty, per_word) | 1) * per_word);
    a->out_x = (int)it->strides[0][x], a->out_y = (int)it->strides[0][y];
    a->in_x = (int)it->strides[1][x], a->in_y = (int)it->strides[1][y];
    a->tiles_x = (uint32_t)tiles_of(nx, tx), a->tiles_y = (uint32_t)tiles_of(ny, ty);
    a->by_tile_x = division_by(tx), a->by_tile_y = division_by(ty);
    a->by_tiles_x = division_by(a->tiles_x), a->by_tiles_y = division_by(a->tiles_y);
    iter planes;
    planes_of(&planes, it, x, y);
    walk_of(&a->w, &planes, 1, PER_SM, device);
    return planes.numel * a->tiles_x * a->tiles_y;
}

/* Rows, each of which lies side by side in both tensors, however they are aligned; dimension 0 of *rows is that of bytes. */
static int64_t long_rows(bytes_args *a, const iter *rows, int device) {
    iter outer = *rows;
    a->out = rows->data[0], a->in = rows->data[1];
    a->length = rows->shape[0];
    a->parts = (uint32_t)tiles_of(a->length, BYTES_OF_BLOCK);
    a->by_parts = division_by(a->parts);
    outer.ndim = 0;
    outer.numel = 1;
    outer.shape[0] = 1;
    outer.strides[0][0] = outer.strides[1][0] = 0;
    for (int d = 1; d < rows->ndim; d++) {
        outer.shape[outer.ndim] = rows->shape[d];
        for (int k = 0; k < 2; k++) outer.strides[k][outer.ndim] = rows->strides[k][d];
        outer.numel *= outer.shape[outer.ndim++];
    }
    outer.ndim = MAX(outer.ndim, 1);
    walk_of(&a->w, &outer, 1, PER_SM, device);
    return outer.numel * a->parts;
}
/* Contiguous tensors: by the driver, but by a kernel, which is faster then, where there are many bytes. */
static bool move_bytes(void *out, const void *in, int64_t bytes, int device) {
    static cuda_kernel_slot slot = CUDA_KERNEL_SLOT("copy_bytes");
    if (bytes < 1 << 18) return cuda_copy(out, device, in, device, (size_t)bytes, true);
    EACH_PIECE(first, count, bytes, cuda_most_blocks * BYTES_OF_BLOCK) { /* Note [Pieces] */
        bytes_args a;
        const iter row = {.ndim = 1,
                          .nops = 2,
                          .shape = {count},
                          .strides = {{1}, {1}},
                          .data = {cuda_on(out, first), cuda_on(in, first)}};
        void *params[] = {&a};
        if (!cuda_launch_slot(&slot, device, (unsigned)long_rows(&a, &row, device), 1, 1, BLOCK, 1, 1, 0, params))
            return false;
    }
    return true;
}
/* Same dtype, any strides: operand 0 from operand 1, elements of *size bytes. Both reach 31 bits at most. */
static bool move_strided(const iter *given, const void *size, int device) {
    static cuda_kernel_slot bytes = CUDA_KERNEL_SLOT("copy_bytes"), strided[5] = BY_SIZE("copy_strided_"),
                            ragged[4] = UP_TO_8("copy_ragged_"),
                            whole[2][4] = {UP_TO_8("copy_transpose_"), UP_TO_8("copy_transpose_words_")};
    if (reaches_far(given)) return in_halves(given, move_strided, size, device);
    iter it = *given;
    const size_t item = widen(&it, *(const size_t *)size);
    const int x = 0, y = closest_of(&it), at = size_index(item);
    union {
        strided_args strided;
        transpose_args whole;
        ragged_args ragged;
        bytes_args bytes;
    } a;
    void *params[] = {&a};
    cuda_kernel_slot *slot = &strided[at];
    int64_t blocks;
    if (item <= 4 && it.strides[0][0] == (int64_t)item && it.strides[1][0] == (int64_t)item &&
        it.shape[0] * (int64_t)item >= LONG_ROW) {
        it.shape[0] *= (int64_t)item;
        it.strides[0][0] = it.strides[1][0] = 1;
        blocks = long_rows(&a.bytes, &it, device);
        slot = &bytes;
    } else if (item <= 8 && x != y && it.shape[x] >= 8 && it.shape[y] >= 8 && it.shape[x] * it.shape[y] > SMALL_PLANE &&
               it.numel * (int64_t)item > 1 << 17) {
        blocks = whole_tiles(&a.whole, &it, x, y);
        uintptr_t align = (uintptr_t)it.data[0] | (uintptr_t)it.data[1];
        for (int d = 0; d < it.ndim; d++)
            align |= (uintptr_t)(d == x ? 0 : it.strides[0][d]) | (uintptr_t)(d == y ? 0 : it.strides[1][d]);
        slot = &whole[align % 4 == 0 && item < 4][at];
        /* Tiles of 64 by 64 where both tensors lie side by side there and few of a tile's elements are missing. */
        if (it.strides[0][x] != (int64_t)item || it.strides[1][y] != (int64_t)item ||
            blocks * TILE * TILE > it.numel + it.numel / 8 || blocks < cuda_grid(device, INT32_MAX, 1, 2)) {
            blocks = ragged_tiles(&a.ragged, &it, x, y, item, device);
            slot = &ragged[at];
        }
    } else {
        a.strided.out = it.data[0], a.strided.in = it.data[1];
        blocks = walk_of(&a.strided.w, &it, MOVED(item), PER_SM, device);
    }
    if (blocks > cuda_most_blocks && it.numel > 1) return in_halves(given, move_strided, size, device);
    return cuda_launch_slot(slot, device, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}
static bool move(const iter *it, size_t item, int device) { return !it->numel || move_strided(it, &item, device); }

/* Other dtypes, any strides, by way of float, double or int64. */
typedef struct dtypes {
    int out, in;
} dtypes;
/* Of how many elements are the groups that all rows consist of, each a vector on both sides, that of the wider side of at most 16 bytes? 0: of
 * none. */
static int groups_of(const iter *it, const dtypes *d) {
    const int64_t item[2] = {(int64_t)dtype_size(d->out), (int64_t)dtype_size(d->in)};
    const int group = MAX(item[0], item[1]) == 8 ? 2 : 4;
    if (it->shape[0] < group || (it->ndim > 1 && it->shape[0] % group)) return 0;
    for (int k = 0; k < 2; k++) {
        uintptr_t all = (uintptr_t)it->data[k];
        for (int n = 1; n < it->ndim; n++) all |= (uintptr_t)it->strides[k][n];
        if (it->strides[k][0] != item[k] || all % (uintptr_t)(group * item[k])) return 0;
    }
    return group;
}
static bool convert(const iter *given, const void *how, int device) {
    static cuda_kernel_slot slots[2][3] = {
        {CUDA_KERNEL_SLOT("copy_any_f32"), CUDA_KERNEL_SLOT("copy_any_f64"), CUDA_KERNEL_SLOT("copy_any_i64")},
        {CUDA_KERNEL_SLOT("copy_few_f32"), CUDA_KERNEL_SLOT("copy_few_f64"), CUDA_KERNEL_SLOT("copy_few_i64")}};
    const dtypes *d = how;
    if (reaches_far(given)) return in_halves(given, convert, how, device);
    iter it = *given;
    cast_args a = {
        .out = it.data[0], .in = it.data[1], .out_dtype = d->out, .in_dtype = d->in, .groups = groups_of(&it, d)};
    /* A thread's work is that for all elements that it could have. */
    const bool few = it.numel < (int64_t)cuda_grid(device, INT32_MAX, 1, 2) * BLOCK * CONVERTED;
    if (a.groups) {
        a.rest = (int)(it.shape[0] % a.groups); /* of one dimension, else there is none */
        it.shape[0] /= a.groups;
        it.numel /= a.groups;
        it.strides[0][0] *= a.groups, it.strides[1][0] *= a.groups;
    }
    const int64_t blocks = walk_of(&a.w, &it, (few ? CONVERTED_FEW : CONVERTED) / MAX(a.groups, 1), 1, device);
    if (blocks > cuda_most_blocks && it.numel > 1) return in_halves(given, convert, how, device);
    void *params[] = {&a};
    const int by = is_integer(d->out) && is_integer(d->in) ? 2 : is_wide(d->out) || is_wide(d->in);
    return cuda_launch_slot(&slots[few][by], device, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

bool cuda_roll(int device, void *dst, const void *src, int ndim, const int64_t *sizes, const int64_t *shifts,
               size_t item, bool *done) {
    static cuda_kernel_slot slots[5] = BY_SIZE("copy_rolled_");
    rolled_args a = {.s = {.out = dst, .in = src}};
    iter it = {.nops = 2, .numel = 1, .data = {dst, (char *)(uintptr_t)src}};
    int64_t step = (int64_t)item;
    for (int d = ndim - 1; d >= 0; step *= sizes[d--]) {
        const int last = it.ndim - 1;
        if (sizes[d] == 1) continue;
        it.numel *= sizes[d];
        if (last >= 0 && !shifts[d] && !a.shifts[last]) { /* neighbours that are not turned are one */
            it.shape[last] *= sizes[d];
            continue;
        }
        it.shape[it.ndim] = sizes[d];
        it.strides[0][it.ndim] = it.strides[1][it.ndim] = step;
        a.shifts[it.ndim++] = (uint32_t)shifts[d];
    }
    *done = false;
    if (!it.ndim || reaches_far(&it)) return true;
    if (!a.shifts[0]) {
        const int n = it.ndim;
        item = widen(&it, item);
        if (it.ndim < n) memmove(a.shifts, a.shifts + 1, (size_t)it.ndim * sizeof a.shifts[0]);
    }
    walk_of(&a.s.w, &it, MOVED(item) / 2, PER_SM, device);
    a.s.w.count = (uint32_t)it.numel;
    const int64_t blocks = tiles_of(it.numel, a.s.w.tile);
    if (blocks > cuda_most_blocks) return true;
    *done = true;
    void *params[] = {&a};
    return cuda_launch_slot(&slots[size_index(item)], device, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}

bool cuda_move(int device, void *dst, const int64_t *dst_strides, const void *src, const int64_t *src_strides, int ndim,
               const int64_t *sizes, size_t item) {
    /* Dimensions of one element count for nothing; neighbours that both sides walk as one become one. */
    int64_t size[2 * TORC_MAX_DIMS], stride[2][2 * TORC_MAX_DIMS];
    int n = 0;
    for (int d = 0; d < ndim; d++) {
        if (sizes[d] == 0) return true;
        if (sizes[d] == 1) continue;
        if (n && stride[0][n - 1] == dst_strides[d] * sizes[d] && stride[1][n - 1] == src_strides[d] * sizes[d])
            size[n - 1] *= sizes[d];
        else
            size[n++] = sizes[d];
        stride[0][n - 1] = dst_strides[d];
        stride[1][n - 1] = src_strides[d];
    }
    if (n > TORC_MAX_DIMS) { /* more than a geometry holds: one launch for each index of the outermost dimension */
        for (int64_t i = 0; i < size[0]; i++)
            if (!cuda_move(device, (char *)dst + i * stride[0][0], stride[0] + 1, (const char *)src + i * stride[1][0],
                           stride[1] + 1, n - 1, size + 1, item))
                return false;
        return true;
    }
    int64_t strides[2][TORC_MAX_DIMS];
    memcpy(strides[0], stride[0], sizeof strides[0]);
    memcpy(strides[1], stride[1], sizeof strides[1]);
    iter it;
    const uint8_t dtypes[2] = {0, 0};
    iter_build_raw(&it, n, size, 2, (char *const[]){dst, (char *)(uintptr_t)src},
                   (const int64_t(*)[TORC_MAX_DIMS])strides, dtypes);
    return move(&it, item, device);
}

static bool copy_on_device(torc_tensor out, torc_tensor in) {
    const int device = out->device.index;
    const size_t item = tensor_itemsize(out);
    if (!out->numel) return true;
    if (out->dtype == in->dtype && shape_equal(out, in) && same_layout(out, in)) {
        void *p = tensor_data(out), *q = tensor_data(in);
        return p == q || move_bytes(p, q, out->numel * (int64_t)item, device);
    }
    bool done = false;
    if (shape_equal(out, in) && !launch_cast(out, in, &done)) return false;
    if (done) return true;
    iter it;
    iter_build(&it, out->ndim, out->sizes, 2, (const torc_tensor[]){out, in});
    if (out->dtype == in->dtype) return move(&it, item, device);
    if (dtype_usual(out->dtype) && dtype_usual(in->dtype))
        return convert(&it, &(const dtypes){out->dtype, in->dtype}, device);
    static cuda_kernel_slot slots[3] = {CUDA_KERNEL_SLOT("unusual_copy_f32"), CUDA_KERNEL_SLOT("unusual_copy_f64"),
                                        CUDA_KERNEL_SLOT("unusual_copy_i64")};
    convert_args a = {
        .out = it.data[0], .in = it.data[1], .n = it.numel, .out_dtype = out->dtype, .in_dtype = in->dtype};
    geometry_of(&a.g, &it);
    const int by = is_integer(out->dtype) && is_integer(in->dtype) ? 2 : is_wide(out->dtype) || is_wide(in->dtype);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[by], device, cuda_grid(device, it.numel, BLOCK, 32), 1, 1, BLOCK, 1, 1, 0, params);
}

/* Copy through the executor's kernels of whichever device both tensors are on. */
static bool copy_local(torc_tensor out, torc_tensor in) {
    if (out->device.type == TORC_DEVICE_CUDA) return copy_on_device(out, in);
    copy__attrs a;
    memset(&a, 0, sizeof a);
    const torc_tensor inputs[2] = {out, in};
    torc_call c = {.row = &op_rows[OP_copy_],
                   .op = OP_copy_,
                   .attrs = &a,
                   .in = inputs,
                   .nin = 2,
                   .out = &out,
                   .nout = 1,
                   .variant = CALL_INPLACE,
                   .common = out->dtype,
                   .unusual = !dtype_usual(out->dtype) || !dtype_usual(in->dtype),
                   .device = out->device};
    return exec_now(&c);
}

/* A contiguous stand-in on one side of a trip. On the host it is page-locked, so that the device copies from and to it by
 * itself, except where that would lock too much memory. */
static torc_tensor staging(torc_device device, int dtype, torc_tensor like) {
    const size_t most = (size_t)64 << 20, bytes = (size_t)like->numel * dtype_size(dtype);
    if (device.type == TORC_DEVICE_CPU && bytes <= most) {
        torc_storage s = storage_pinned(bytes, "copy_");
        torc_tensor t = s ? tensor_new(s, (torc_dtype)dtype, like->ndim, like->sizes, NULL, 0) : NULL;
        object_release(s);
        return t;
    }
    torc_tensor t = tensor_promise(device, (torc_dtype)dtype, like->ndim, like->sizes, NULL);
    if (t && !tensor_materialize(t)) {
        object_release(t);
        return NULL;
    }
    return t;
}

static bool copy_anywhere(torc_tensor out, torc_tensor in, bool non_blocking) {
    if (!out->numel) return true;
    if (device_equal(out->device, in->device)) return copy_on_device(out, in);
    const device_backend *b = device_backend_of(TORC_DEVICE_CUDA);
    if (!b) return false;
    const bool from_host = in->device.type == TORC_DEVICE_CPU, to_host = out->device.type == TORC_DEVICE_CPU;
    cuda_capture *capture = cuda_capturing(from_host ? out->device.index : in->device.index);
    if (UNLIKELY(capture != NULL) && (from_host || to_host) &&
        !cuda_capture_keep_host(capture, from_host ? in->storage : out->storage))
        return false;
    if (out->dtype == in->dtype && shape_equal(out, in) && same_layout(out, in))
        return b->copy(tensor_data(out), out->device, tensor_data(in), in->device,
                       (size_t)out->numel * tensor_itemsize(out), non_blocking);
    /* Stand-ins may go before the copy has passed: device memory is reused in stream order, page-locked memory when the
     * copy has passed, and other memory the driver has read when the call returns. */
    /* Convert where it saves bytes on the way: before the trip if the destination's dtype is narrower. What the host does is
     * done now, and not again by a replay: a capture sends the bytes as they are, and cannot send others. */
    const bool as_is = capture && from_host;
    const int dtype = tensor_itemsize(out) < tensor_itemsize(in) && !as_is ? out->dtype : in->dtype;
    if (UNLIKELY(as_is && !is_contiguous(in)))
        return cuda_capture_refuse("copying a tensor of the host that is not contiguous");
    torc_tensor packed = NULL, landed = NULL;
    bool ok = false;
    if (in->dtype != dtype || !is_contiguous(in)) {
        packed = staging(in->device, dtype, in);
        if (!packed || !copy_local(packed, in)) goto done;
    }
    torc_tensor source = packed ? packed : in;
    const size_t bytes = (size_t)source->numel * tensor_itemsize(source);
    if (out->dtype == dtype && is_contiguous(out) && shape_equal(out, in)) {
        ok = b->copy(tensor_data(out), out->device, tensor_data(source), source->device, bytes, non_blocking);
        goto done;
    }
    landed = staging(out->device, dtype, in);
    const bool may_go_on =
        non_blocking && out->device.type == TORC_DEVICE_CUDA; /* the host unpacks only what has arrived */
    ok = landed &&
         b->copy(tensor_data(landed), landed->device, tensor_data(source), source->device, bytes, may_go_on) &&
         copy_local(out, landed);
done:
    object_release(packed);
    object_release(landed);
    return ok;
}

static bool run_copy_(const torc_call *c) {
    return copy_anywhere(c->out[0], c->in[1], ((const copy__attrs *)c->attrs)->non_blocking);
}
static bool run_to_copy(const torc_call *c) {
    return copy_anywhere(c->out[0], c->in[0], ((const _to_copy_attrs *)c->attrs)->non_blocking);
}

/* ------------------------------------------------------------------------------------------ fills */
typedef struct value {
    uint64_t bits[2]; /* 16 bytes of elements */
    size_t item;
} value;
static bool fill_strided(const iter *given, const void *how, int device) {
    static cuda_kernel_slot slots[5] = BY_SIZE("copy_fill_");
    const value *v = how;
    if (reaches_far(given)) return in_halves(given, fill_strided, how, device);
    iter it = *given;
    fill_args a = {.out = it.data[0], .bits = {v->bits[0], v->bits[1]}};
    size_t item = v->item;
    /* Memory without gaps is filled by whole vectors, from the first place where one can be. */
    const size_t head = -(uintptr_t)a.out % 16;
    const int64_t bytes = it.numel * (int64_t)item - (int64_t)head;
    if (it.ndim == 1 && it.strides[0][0] == (int64_t)item && head % item == 0 && bytes >= 16) {
        it.numel = it.shape[0] = bytes / 16;
        it.strides[0][0] = 16;
        a.out += head;
        a.head = (uint32_t)head;
        a.rest = (uint32_t)(bytes % 16);
        item = 16;
    } else
        item = widen(&it, item);
    const int64_t blocks = walk_of(&a.w, &it, MOVED(item), PER_SM, device);
    if (blocks > cuda_most_blocks && it.numel > 1) return in_halves(given, fill_strided, how, device);
    void *params[] = {&a};
    return cuda_launch_slot(&slots[size_index(item)], device, (unsigned)blocks, 1, 1, BLOCK, 1, 1, 0, params);
}
bool cuda_zero(int device, void *p, size_t bytes) {
    enum { FEW = 1 << 20 };
    if (!bytes) return true;
    if (bytes > FEW) return cuda_memset(device, p, 0, bytes);
    const int64_t n = (int64_t)bytes, steps[1][TORC_MAX_DIMS] = {{1}};
    const value zeros = {{0, 0}, 1};
    iter it;
    iter_build_raw(&it, 1, &n, 1, (char *const[]){p}, steps, (const uint8_t[1]){0});
    return fill_strided(&it, &zeros, device);
}
static bool fill(torc_tensor t, bytes16 bits) {
    if (!t->numel) return true;
    const int device = t->device.index;
    value v = {{bits.first, bits.second}, tensor_itemsize(t)};
    if (!bits.first && !bits.second && (t->flags & TENSOR_DENSE))
        return cuda_zero(device, tensor_data(t), (size_t)t->numel * v.item);
    for (size_t have = v.item; have < 16; have *= 2) memcpy((char *)v.bits + have, v.bits, have);
    iter it;
    iter_build(&it, t->ndim, t->sizes, 1, &t);
    return fill_strided(&it, &v, device);
}

/* The bits of a real number in a dtype that is not complex. */
static uint64_t bits_of(attr_number n, int dtype) {
    uint64_t bits = 0;
    switch (dtype) {
    case TORC_BOOL: bits = number_to_double(n) != 0; break;
    case TORC_FLOAT8_E5M2: bits = float_to_e5m2((float)number_to_double(n)); break;
    case TORC_FLOAT8_E4M3FN: bits = float_to_e4m3fn((float)number_to_double(n)); break;
    case TORC_FLOAT64: {
        double v = number_to_double(n);
        memcpy(&bits, &v, 8);
        break;
    }
    case TORC_FLOAT32: {
        float v = (float)number_to_double(n);
        memcpy(&bits, &v, 4);
        break;
    }
    case TORC_FLOAT16:
    case TORC_BFLOAT16: bits = cuda_half_bits((float)number_to_double(n), dtype); break;
    default:
        bits = (uint64_t)number_to_int(n) &
               (dtype_size(dtype) == 8 ? UINT64_MAX : ((uint64_t)1 << 8 * dtype_size(dtype)) - 1);
    }
    return bits;
}

uint16_t cuda_half_bits(float v, int dtype) {
    uint32_t w;
    memcpy(&w, &v, 4);
    if (dtype == TORC_BFLOAT16) return v != v ? 0x7fc0 : (uint16_t)((w + 0x7fff + (w >> 16 & 1)) >> 16);
    uint32_t sign = w >> 16 & 0x8000, rest = w & 0x7fffffff;
    if (rest > 0x7f800000) return (uint16_t)(sign | 0x7e00);
    if (rest >= 0x47800000) return (uint16_t)(sign | 0x7c00); /* 65536 and more */
    if (rest < 0x38800000) {                                  /* subnormal: let the adder round at 2^-24 */
        float magnitude, magic = 0.5f;
        uint32_t r;
        memcpy(&magnitude, &rest, 4);
        magnitude += magic;
        memcpy(&r, &magnitude, 4);
        return (uint16_t)(sign | (r - 0x3f000000));
    }
    rest += 0xc8000fff + (rest >> 13 & 1);
    return (uint16_t)(sign | rest >> 13);
}

bytes16 cuda_element_bits(attr_number n, int dtype) {
    if (!dtype_complex(dtype))
        return (bytes16){n.imag != 0 && dtype == TORC_BOOL ? 1 : bits_of(n, dtype), 0}; /* else inference sees to it */
    const uint64_t real = bits_of(number_float(number_to_double(n)), (int)dtype_part(dtype)),
                   imag = bits_of(number_float(n.imag), (int)dtype_part(dtype));
    return dtype == TORC_COMPLEX128 ? (bytes16){real, imag} : (bytes16){real | imag << 4 * dtype_size(dtype), 0};
}
bool cuda_fill_tensor(torc_tensor out, attr_number value) { return fill(out, cuda_element_bits(value, out->dtype)); }
static bool run_fill_(const torc_call *c) {
    return cuda_fill_tensor(c->out[0], ((const fill__attrs *)c->attrs)->value);
}
static bool run_zero_(const torc_call *c) { return fill(c->out[0], (bytes16){0, 0}); }
static bool run_clone(const torc_call *c) { return copy_on_device(c->out[0], c->in[0]); }

bool cuda_copy_tensor(torc_tensor out, torc_tensor in) { return copy_on_device(out, in); }

const kernel cuda_copy_kernels[] = {
    KERNEL(OP_copy_, run_copy_, .also = DTYPES_ALL), KERNEL(OP__to_copy, run_to_copy, .also = DTYPES_ALL),
    KERNEL(OP_fill_, run_fill_, .also = DTYPES_ALL), KERNEL(OP_zero_, run_zero_, .also = DTYPES_ALL),
    KERNEL(OP_clone, run_clone, .also = DTYPES_ALL), {0},
};
