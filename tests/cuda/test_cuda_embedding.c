/* test_cuda_embedding.c - embedding on CUDA against the CPU's, and its deterministic gradient. */
#include "compare.h"
#include "core/shape.h"
#include "ops/generated/internal.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};

static void check(torc_dtype dtype, int64_t rows, int64_t width, torc_ints shape, int64_t used, torc_dtype index,
                  bool by_count) {
    int64_t scope = torc_scope_begin();
    torc_tensor w = random_of(dtype, SHAPE(rows, width)), i = torc_to(torc_randint(used, shape), .dtype = index);
    char what[128];
    snprintf(what, sizeof what, "embedding %s (%d, %d) %s of %d", torc_dtype_name(dtype), (int)rows, (int)width,
             shape_text(i->ndim, i->sizes), (int)used);
    torc_tensor out = torc_embedding(on_cuda(w), on_cuda(i));
    SAME(what, out, torc_embedding(w, i), 0);
    torc_tensor g = random_of(dtype, torc_ints_of(out->sizes, out->ndim));
    for (int64_t padding = -1; padding < 2; padding += 2) {
        torc_tensor a = op_embedding_dense_backward(on_cuda(g), on_cuda(i), rows, padding, by_count),
                    b = op_embedding_dense_backward(on_cuda(g), on_cuda(i), rows, padding, by_count);
        SAME(what, a, op_embedding_dense_backward(torc_to(g, .dtype = TORC_FLOAT64), i, rows, padding, by_count),
             1 + sqrt((double)i->numel / (double)used));
        SAME("again", b, torc_to(a, .device = TORC_CPU), 0);
    }
    torc_scope_end(scope);
}
static void test_shapes(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < 4; t++) {
        check(dtypes[t], 50, 64, SHAPE(8, 16), 50, TORC_INT64, false);
        check(dtypes[t], 50, 7, SHAPE(8, 16), 50, TORC_INT32, true);
        check(dtypes[t], 1000, 33, SHAPE(3000), 900, TORC_INT64, true);
        check(dtypes[t], 70000, 16, SHAPE(5000), 70000, TORC_INT64, false);
        check(dtypes[t], 300, 768, SHAPE(4, 700), 300, TORC_INT32, false);
        check(dtypes[t], 10, 20, SHAPE(100000), 3, TORC_INT64, true);
        check(dtypes[t], 10, 20, SHAPE0, 10, TORC_INT64, false);
        check(dtypes[t], 10, 20, SHAPE(0), 10, TORC_INT64, false);
        check(dtypes[t], 5, 1, SHAPE(2, 3, 4), 5, TORC_INT64, false);
        /* up to 256 positions and 2048 rows are one launch */
        check(dtypes[t], 9, 5, SHAPE0, 9, TORC_INT64, true);
        check(dtypes[t], 2048, 24, SHAPE(256), 3, TORC_INT32, true);
        check(dtypes[t], 2048, 3, SHAPE(257), 2048, TORC_INT64, true);
        check(dtypes[t], 2049, 8, SHAPE(256), 2049, TORC_INT64, false);
        /* more rows: these are zeros, and then a launch by positions */
        check(dtypes[t], 2049, 24, SHAPE(256), 1, TORC_INT32, true);
        check(dtypes[t], 6807, 1650, SHAPE0, 6807, TORC_INT64, false);
        check(dtypes[t], 5000, 129, SHAPE(1, 12), 9, TORC_INT64, true);
        check(dtypes[t], 3000, 2056, SHAPE(200), 40, TORC_INT64, false);
        check(dtypes[t], 2500, 1, SHAPE(255), 2500, TORC_INT64, true);
    }
    for (int k = 0; k < 40; k++) {
        const int rows = 1 + (int)torc_item(torc_randint(2100, SHAPE(1))),
                  width = 1 + (int)torc_item(torc_randint(k % 4 ? 70 : 3000, SHAPE(1))),
                  n = 1 + (int)torc_item(torc_randint(260, SHAPE(1)));
        check(dtypes[k % 4], rows, k % 3 ? width : width / 8 * 8 + 8, SHAPE(n), k % 2 ? rows : 1 + rows / 9,
              k % 5 ? TORC_INT64 : TORC_INT32, k % 7 == 0);
    }
}
static void test_out_of_range(void **state) {
    (void)state;
    NEEDS_CUDA();
    const int64_t bad[4] = {1, -1, 4, 2};
    torc_tensor i = on_cuda(torc_tensor_from(bad, SHAPE(4), .dtype = TORC_INT64));
    torc_tensor on_device = torc_embedding(torc_ones(SHAPE(4, 8), .device = TORC_CUDA(0)), i);
    NO_ERROR();
    assert_false(torc_cuda_synchronize(0)); /* the error comes with the wait, once */
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    assert_non_null(strstr(torc_error_message(), "index out of range in self (embedding(): index "));
    torc_error_clear();
    torc_tensor out = torc_to(on_device, .device = TORC_CPU);
    NO_ERROR();
    const float *v = tensor_bytes(out);
    assert_true(v[0] == 1 && isnan(v[8]) && isnan(v[16]) && v[24] == 1);
    torc_tensor g =
        torc_to(op_embedding_dense_backward(torc_ones(SHAPE(4, 8), .device = TORC_CUDA(0)), i, 4, -1, false),
                .device = TORC_CPU);
    NO_ERROR();
    const float *s = tensor_bytes(g);
    assert_true(s[0] == 0 && s[8] == 1 && s[16] == 1 && s[24] == 0);
}
int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_shapes), SCOPED(test_out_of_range)};
    return cmocka_run_group_tests_name("cuda/embedding", tests, NULL, NULL);
}
