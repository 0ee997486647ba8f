/* test_cuda_copy.c - copies, conversions, fills and what is made of them, between views of many shapes and alignments: the same bits as on
 * the CPU, and nothing is written beside a view. Sizes lie on both sides of what kernels move at once: vectors, tiles, long rows. */
#include "compare.h"

#include "cuda/kernels/host.h"

static uint64_t state = 0x9e3779b97f4a7c15u;
static int64_t below(int64_t n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (int64_t)((state >> 33) % (uint64_t)n);
}
static const torc_dtype dtypes[] = {TORC_BOOL,    TORC_UINT8,    TORC_INT8,    TORC_INT16,   TORC_INT32,     TORC_INT64,
                                    TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64, TORC_COMPLEX128};
enum { DTYPES = 10, ALL_DTYPES };
/* Where a view lies in its memory; the same on both devices. */
typedef struct view {
    int n;
    int64_t sizes[5], strides[5], offset, room;
} view;
static view random_view(void) {
    static const int64_t edges[] = {1, 2, 3, 4, 7, 8, 15, 16, 17, 31, 33, 63, 64, 65, 100, 130, 256, 300};
    view v = {.n = (int)below(4) + 1, .room = 1};
    const int64_t most = below(3) ? 20000 : 900000;
    int64_t numel = 1;
    for (int d = 0; d < v.n; d++) {
        int64_t size = below(6) ? edges[below(18)] : 1 + below(9000);
        while (numel * size > most) size = (size + 1) / 2 == size ? 1 : (size + 1) / 2;
        numel *= v.sizes[d] = size;
    }
    return v;
}
/* Dimensions in any order, rows with something behind them, steps, a beginning of any alignment. */
static void lay_out(view *v) {
    int order[5];
    for (int d = 0; d < v->n; d++) order[d] = d;
    for (int d = v->n - 1; d > 0 && below(2); d--) {
        const int k = (int)below(d + 1), was = order[d];
        order[d] = order[k], order[k] = was;
    }
    do {
        v->room = below(5) ? 1 : 2;
        for (int d = v->n - 1; d >= 0; d--) {
            v->strides[order[d]] = v->room;
            v->room *= v->sizes[order[d]] + (below(4) ? 0 : below(2) ? 16 : below(5));
        }
    } while (v->room > 1 << 21);
    v->offset = below(3) ? 0 : below(9);
    v->room += v->offset + 8;
}
static torc_tensor seen(torc_tensor memory, const view *v) {
    return torc_as_strided(memory, torc_ints_of(v->sizes, v->n), torc_ints_of(v->strides, v->n),
                           .storage_offset = v->offset);
}
static void same(const char *what, torc_tensor cuda, torc_tensor cpu) {
    NO_ERROR();
    torc_tensor a = torc_contiguous(torc_to(cuda, .device = TORC_CPU)), b = torc_contiguous(cpu);
    NO_ERROR();
    const bool equal = shape_equal(a, b) && a->dtype == b->dtype &&
                       (!a->numel || !memcmp(tensor_bytes(a), tensor_bytes(b), (size_t)a->numel * tensor_itemsize(a)));
    if (!equal) print_error("%s of %s differs\n", what, shape_text(b->ndim, b->sizes));
    assert_true(equal);
}
/* A turn in three has small limits, so that launches are cut. */
static void each_turn(int turns, void turn(void)) {
    const int64_t most = cuda_most_blocks;
    for (int t = 0; t < turns; t++) {
        const int64_t scope = torc_scope_begin();
        cuda_most_blocks = t % 3 ? most : 1 + below(30);
        turn();
        cuda_most_blocks = most;
        torc_scope_end(scope);
    }
}

static void copies(void) {
    const torc_dtype from = dtypes[below(DTYPES)], to = below(2) ? from : dtypes[below(DTYPES)];
    view in = random_view(), out = in;
    lay_out(&in), lay_out(&out);
    torc_tensor memory = random_of(from, SHAPE(in.room)), there = on_cuda(memory);
    torc_tensor a = random_of(to, SHAPE(out.room)), b = on_cuda(a);
    assert_non_null(torc_copy_(seen(b, &out), seen(there, &in)));
    torc_copy_(seen(a, &out), seen(memory, &in));
    same("a copy", b, a);
    same("a clone", torc_clone(seen(there, &in), .memory_format = TORC_CONTIGUOUS_FORMAT), seen(memory, &in));
    same("a conversion", torc_to(seen(there, &in), .dtype = to), torc_to(seen(memory, &in), .dtype = to));
    assert_non_null(torc_fill_(seen(b, &out), 3.0));
    torc_fill_(seen(a, &out), 3.0);
    same("a fill", b, a);
    const int64_t dim = below(in.n), shift = below(in.sizes[dim]);
    same("a roll", torc_roll(seen(there, &in), DIMS(shift), .dims = DIMS(dim)),
         torc_roll(seen(memory, &in), DIMS(shift), .dims = DIMS(dim)));
    same("a flip", torc_flip(seen(there, &in), DIMS(dim)), torc_flip(seen(memory, &in), DIMS(dim)));
}
static void test_copies(void **unused) {
    (void)unused;
    NEEDS_CUDA();
    each_turn(600, copies);
}

/* Large enough for tiles and for vectors in flight; sides that are no multiple of anything. */
static void transpositions(void) {
    const torc_dtype dtype = dtypes[below(ALL_DTYPES)];
    int64_t sides[3] = {1 + below(3), 2 + below(below(2) ? 70 : 1500), 2 + below(below(2) ? 70 : 1500)};
    if (below(3) == 0) /* many planes that are small */
        sides[0] = 200 + below(1500), sides[1] = 4 + below(50), sides[2] = 4 + below(50);
    torc_tensor x = random_of(dtype == TORC_COMPLEX128 ? TORC_FLOAT64 : dtype, torc_ints_of(sides, 3));
    if (dtype == TORC_COMPLEX128) x = torc_complex(x, x);
    torc_tensor y = on_cuda(x);
    same("a transposition", torc_contiguous(torc_transpose(y, 1, 2)), torc_contiguous(torc_transpose(x, 1, 2)));
    same("a reversal", torc_contiguous(torc_permute(y, DIMS(2, 1, 0))),
         torc_contiguous(torc_permute(x, DIMS(2, 1, 0))));
    if (sides[2] < 5) return;
    const int64_t pad[4] = {1, -2, 0, 3};
    same("padding", torc_constant_pad_nd(y, torc_ints_of(pad, 4), .value = 1.0),
         torc_constant_pad_nd(x, torc_ints_of(pad, 4), .value = 1.0));
    same("a slice", torc_contiguous(torc_narrow(y, 2, 1, sides[2] - 2)),
         torc_contiguous(torc_narrow(x, 2, 1, sides[2] - 2)));
}
static void test_transpositions(void **unused) {
    (void)unused;
    NEEDS_CUDA();
    each_turn(120, transpositions);
}

/* Pieces of rows that are not aligned; elements of two tensors by turns. */
static void lists(void) {
    const torc_dtype dtype = dtypes[below(DTYPES)];
    const int64_t rows = 1 + below(300);
    torc_tensor here[5], there[5];
    const int count = 2 + (int)below(4);
    const bool single = below(3) == 0;
    for (int k = 0; k < count; k++) {
        const int64_t width = single ? 1 : 1 + below(below(2) ? 5 : 400), from = below(4);
        torc_tensor x = random_of(dtype, SHAPE(rows, width + from));
        here[k] = torc_narrow(x, 1, from, width), there[k] = torc_narrow(on_cuda(x), 1, from, width);
    }
    same("a list", torc_cat(((torc_tensors){there, count}), 1), torc_cat(((torc_tensors){here, count}), 1));
}
static void test_lists(void **unused) {
    (void)unused;
    NEEDS_CUDA();
    each_turn(200, lists);
}

static void triangles(void) {
    const int64_t rows = below(60), columns = below(60), offset = below(130) - 65;
    static const torc_dtype kinds[] = {TORC_INT64, TORC_INT32, TORC_INT16, TORC_FLOAT32};
    const torc_dtype dtype = kinds[below(4)];
    same("tril_indices", torc_tril_indices(rows, columns, offset, .dtype = dtype, .device = TORC_CUDA(0)),
         torc_tril_indices(rows, columns, offset, .dtype = dtype));
    same("triu_indices", torc_triu_indices(rows, columns, offset, .dtype = dtype, .device = TORC_CUDA(0)),
         torc_triu_indices(rows, columns, offset, .dtype = dtype));
    torc_tensor x = torc_randn(SHAPE(1 + below(3), rows + 1, columns + 1)), y = on_cuda(x);
    same("tril", torc_tril(y, offset), torc_tril(x, offset));
    same("triu", torc_triu(y, offset), torc_triu(x, offset));
}
static void test_triangles(void **unused) {
    (void)unused;
    NEEDS_CUDA();
    each_turn(200, triangles);
}

/* What belongs to a view of a tensor that is laid out in any way comes to its place, and everything else is zero. */
static void gradients(void) {
    view v = random_view();
    lay_out(&v);
    torc_tensor memory = torc_randn(SHAPE(v.room)), there = on_cuda(memory), grads[2], g = NULL;
    const int64_t dim = below(v.n), start = below(v.sizes[dim]), length = 1 + below(v.sizes[dim] - start),
                  step = 1 + below(3);
    const int kind = (int)below(3);
    for (int k = 0; k < 2; k++) {
        torc_tensor x = torc_requires_grad_(torc_detach(seen(k ? there : memory, &v)), true);
        torc_tensor part = torc_slice(x, .dim = dim, .start = start, .end = start + length, .step = step);
        if (kind == 1) part = torc_select(part, dim, 0);
        if (kind == 2 && v.n > 1) part = torc_diagonal(part, .dim1 = dim, .dim2 = (dim + 1) % v.n);
        if (!g) g = torc_randn(torc_ints_of(part->sizes, part->ndim));
        torc_backward(part, .gradient = k ? on_cuda(g) : g);
        NO_ERROR();
        grads[k] = torc_grad(x);
    }
    same("the gradient of a view", grads[1], grads[0]);
}
static void test_gradients(void **unused) {
    (void)unused;
    NEEDS_CUDA();
    each_turn(300, gradients);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_copies),    cmocka_unit_test(test_transpositions), cmocka_unit_test(test_lists),
        cmocka_unit_test(test_triangles), cmocka_unit_test(test_gradients),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
