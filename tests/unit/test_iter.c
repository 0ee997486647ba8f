/* test_iter.c - the walk over several tensors: which dimensions are left, in what order, and that every element of
 * every operand is visited once, at the right address, from any starting point. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "core/iter.h"
#include "core/tensor.h"
#include "scoped.h"

static char bytes[1 << 20];
static torc_tensor view(torc_dtype dtype, torc_ints shape, torc_ints strides) {
    return torc_from_blob(bytes, shape, .dtype = dtype, .strides = strides);
}

static void test_contiguous_is_one_dimension(void **state) {
    (void)state;
    torc_tensor t[3];
    for (int k = 0; k < 3; k++) t[k] = view(TORC_FLOAT32, SHAPE(2, 3, 1, 4), INTS(12, 4, 4, 1));
    iter it;
    iter_build(&it, 4, t[0]->sizes, 3, t);
    assert_int_equal(it.ndim, 1);
    assert_int_equal(it.shape[0], 24);
    assert_int_equal(it.numel, 24);
    assert_true(it.contiguous);
    for (int k = 0; k < 3; k++) assert_int_equal(it.strides[k][0], 4);
}

static void test_order_follows_the_first_operand(void **state) {
    (void)state;
    torc_tensor t[2] = {view(TORC_FLOAT64, SHAPE(3, 5), INTS(1, 3)), view(TORC_INT8, SHAPE(3, 5), INTS(5, 1))};
    iter it;
    iter_build(&it, 2, t[0]->sizes, 2, t);
    assert_int_equal(it.ndim, 2);
    assert_false(it.contiguous);
    assert_int_equal(it.shape[0], 3);
    assert_int_equal(it.shape[1], 5);
    assert_int_equal(it.strides[0][0], 8);
    assert_int_equal(it.strides[0][1], 24);
    assert_int_equal(it.strides[1][0], 5);
    assert_int_equal(it.strides[1][1], 1);
    iter_build(&it, 2, t[0]->sizes, 1, t); /* alone, a transposed tensor is one run */
    assert_int_equal(it.ndim, 1);
    assert_true(it.contiguous);
}

static void test_broadcast(void **state) {
    (void)state;
    torc_tensor t[3] = {view(TORC_FLOAT32, SHAPE(4, 3, 2), INTS(6, 2, 1)), view(TORC_FLOAT32, SHAPE(3, 1), INTS(1, 1)),
                        view(TORC_FLOAT32, SHAPE0, SHAPE0)};
    iter it;
    iter_build(&it, 3, t[0]->sizes, 3, t);
    assert_int_equal(it.ndim, 3);
    assert_int_equal(it.strides[1][0], 0);
    assert_int_equal(it.strides[1][1], 4);
    assert_int_equal(it.strides[1][2], 0);
    for (int d = 0; d < 3; d++) assert_int_equal(it.strides[2][d], 0);
    torc_tensor u[2] = {t[0], t[2]}; /* a scalar does not keep dimensions apart */
    iter_build(&it, 3, u[0]->sizes, 2, u);
    assert_int_equal(it.ndim, 1);
    assert_int_equal(it.shape[0], 24);
    assert_int_equal(it.strides[1][0], 0);
    assert_false(it.contiguous);
}

static void test_empty_and_single(void **state) {
    (void)state;
    torc_tensor empty = view(TORC_FLOAT32, SHAPE(2, 0, 3), INTS(3, 3, 1)),
                one = view(TORC_INT64, SHAPE(1, 1), INTS(7, 9)), scalar = view(TORC_INT64, SHAPE0, SHAPE0);
    iter it;
    iter_build(&it, 3, empty->sizes, 1, &empty);
    assert_int_equal(it.numel, 0);
    assert_int_equal(it.ndim, 1);
    iter_build(&it, 2, one->sizes, 1, &one);
    assert_int_equal(it.numel, 1);
    assert_true(it.contiguous);
    iter_build(&it, 0, scalar->sizes, 1, &scalar);
    assert_int_equal(it.numel, 1);
    assert_int_equal(it.ndim, 1);
    assert_int_equal(it.shape[0], 1);
}

static void test_raw(void **state) {
    (void)state;
    char *data[2] = {bytes, bytes + 64};
    const int64_t strides[2][TORC_MAX_DIMS] = {{0, 4, 0}, {48, 16, 4}};
    const uint8_t dtypes[2] = {TORC_FLOAT32, TORC_FLOAT32};
    const int64_t sizes[3] = {2, 3, 4};
    iter it;
    iter_build_raw(&it, 3, sizes, 2, data, strides, dtypes);
    assert_int_equal(it.numel, 24);
    assert_int_equal(it.ndim, 3);
    assert_int_equal(it.strides[1][0], 4);
    assert_ptr_equal(it.data[1], bytes + 64);
}

/* ------------------------------------------------------------------------------------ visits */
typedef struct visit {
    int64_t count, *offset[3];
    const iter *it;
} visit;
static void record(void *context, char **data, const int64_t *strides, int64_t n) {
    visit *v = context;
    assert_true(n > 0);
    for (int64_t i = 0; i < n; i++, v->count++)
        for (int k = 0; k < v->it->nops; k++) v->offset[k][v->count] = data[k] + i * strides[k] - v->it->data[k];
}
static uint64_t next(uint64_t *s) { return *s = *s * 6364136223846793005u + 1442695040888963407u, *s >> 33; }

/* Random shapes, permutations and broadcasts: the walk visits each index once with the addresses its strides say, and
 * walking it in random pieces gives the same sequence. */
static void test_random_walks(void **state) {
    (void)state;
    uint64_t seed = 1;
    for (int round = 0; round < 400; round++) {
        int64_t scope = torc_scope_begin();
        int64_t sizes[5], strides[3][5], numel = 1;
        int ndim = 1 + (int)(next(&seed) % 5);
        for (int d = 0; d < ndim; d++) numel *= sizes[d] = 1 + (int64_t)(next(&seed) % 4);
        torc_tensor t[3];
        static const torc_dtype dtypes[3] = {TORC_FLOAT32, TORC_INT64, TORC_UINT8};
        for (int k = 0; k < 3; k++) {
            int order[5];
            for (int d = 0; d < ndim; d++) order[d] = d;
            for (int d = ndim - 1; d > 0; d--) {
                int j = (int)(next(&seed) % (uint64_t)(d + 1)), o = order[d];
                order[d] = order[j];
                order[j] = o;
            }
            int64_t step = 1 + (int64_t)(next(&seed) % 2);
            for (int d = 0; d < ndim; d++) {
                strides[k][order[d]] = k && next(&seed) % 4 == 0 ? 0 : step;
                step *= sizes[order[d]];
            }
            t[k] = view(dtypes[k], torc_ints_of(sizes, ndim), torc_ints_of(strides[k], ndim));
            assert_non_null(t[k]);
        }
        iter it;
        iter_build(&it, ndim, sizes, 3, t);
        assert_int_equal(it.numel, numel);
        visit whole = {.it = &it}, pieces = {.it = &it};
        for (int k = 0; k < 3; k++)
            whole.offset[k] = malloc((size_t)numel * 8), pieces.offset[k] = malloc((size_t)numel * 8);
        iter_run(&it, 0, numel, record, &whole);
        assert_int_equal(whole.count, numel);
        for (int64_t at = 0; at < numel;) {
            int64_t end = at + 1 + (int64_t)(next(&seed) % 7);
            if (end > numel) end = numel;
            iter_run(&it, at, end, record, &pieces);
            assert_int_equal(pieces.count, end);
            at = end;
        }
        for (int k = 0; k < 3; k++) assert_memory_equal(whole.offset[k], pieces.offset[k], (size_t)numel * 8);
        /* every logical index is there once: operand 0 never overlaps, so its offset names the index */
        char *seen = calloc((size_t)numel, 1);
        for (int64_t i = 0; i < numel; i++) {
            int64_t index[5], rest = i, want[3] = {0};
            for (int d = ndim - 1; d >= 0; d--) {
                index[d] = rest % sizes[d];
                rest /= sizes[d];
            }
            for (int k = 0; k < 3; k++)
                for (int d = 0; d < ndim; d++)
                    want[k] += index[d] * strides[k][d] * (int64_t)torc_dtype_size(dtypes[k]);
            int64_t at = 0;
            while (at < numel && whole.offset[0][at] != want[0]) at++;
            assert_true(at < numel && !seen[at]);
            seen[at] = 1;
            assert_int_equal(whole.offset[1][at], want[1]);
            assert_int_equal(whole.offset[2][at], want[2]);
        }
        free(seen);
        for (int k = 0; k < 3; k++) free(whole.offset[k]), free(pieces.offset[k]);
        torc_scope_end(scope);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_contiguous_is_one_dimension),
                                       SCOPED(test_order_follows_the_first_operand),
                                       SCOPED(test_broadcast),
                                       SCOPED(test_empty_and_single),
                                       SCOPED(test_raw),
                                       SCOPED(test_random_walks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
