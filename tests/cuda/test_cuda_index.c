/* test_cuda_index.c - indexing on CUDA against the CPU's: gather and scatter, advanced indexing, masks; and what bad
 * indices do. */
/* timeout: 240 */
#include "compare.h"

#include "cuda/device.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64, TORC_INT32, TORC_INT16, TORC_INT8, TORC_UINT8, TORC_BOOL};
enum { DTYPES = sizeof dtypes / sizeof dtypes[0] };
static const int64_t shape3[3] = {6, 17, 24};

/* Numbers 0 … n-1 without repetition, or with it. */
static torc_tensor numbers(int64_t n, int64_t count, bool repeat, torc_dtype dtype) {
    return repeat ? torc_randint(n, SHAPE(count), .dtype = dtype) : torc_to(torc_narrow(torc_randperm(n), 0, 0, count), .dtype = dtype);
}

/* A sum of many halves rounds as often as there are terms. */
static double loose(torc_dtype dtype) { return dtype == TORC_FLOAT16 || dtype == TORC_BFLOAT16 ? 8 : 2; }

static void test_slices(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) {
                torc_scope_begin();
                const torc_dtype wide = layout % 2 ? TORC_INT32 : TORC_INT64;
                const int64_t n = shape3[d];
                torc_tensor x = random_of(dtypes[t], (torc_ints){shape3, 3}), y = laid_out(on_cuda(x), layout);
                torc_tensor many = numbers(n, 31, true, wide), few = numbers(n, 4, false, TORC_INT64);
                char what[100];
                snprintf(what, sizeof what, "%s along %d, %s", torc_dtype_name(dtypes[t]), d, layout_names[layout]);
                SAME(what, torc_index_select(y, d, on_cuda(many)), torc_index_select(x, d, many), 0);
                int64_t sizes[3] = {6, 17, 24};
                sizes[d] = 31;
                torc_tensor source = random_of(dtypes[t], (torc_ints){sizes, 3}), cuda_source = laid_out(on_cuda(source), layout);
                torc_tensor exact = torc_dtype_is_floating_point(dtypes[t]) ? torc_to(source, .dtype = TORC_FLOAT64) : source, exact_x = torc_to(x, .dtype = exact->dtype);
                SAME(what, torc_index_add(y, d, on_cuda(many), cuda_source), torc_index_add(exact_x, d, many, exact), loose(dtypes[t]));
                if (dtypes[t] != TORC_BOOL) SAME(what, torc_index_add(y, d, on_cuda(many), cuda_source, .alpha = NUM(3)), torc_index_add(exact_x, d, many, exact, .alpha = NUM(3)), 3 * loose(dtypes[t]));
                torc_tensor part = torc_narrow(source, d, 0, 4);
                SAME(what, torc_index_copy(y, d, on_cuda(few), on_cuda(part)), torc_index_copy(x, d, few, part), 0);
                SAME(what, torc_index_fill(y, d, torc_sub_scalar(on_cuda(few), NUM(n)), NUM(3)), torc_index_fill(x, d, few, NUM(3)), 0);
                torc_tensor z = laid_out(torc_clone(y), layout);
                torc_index_copy_(z, d, on_cuda(few), on_cuda(part));
                SAME(what, z, torc_index_copy(x, d, few, part), 0);
                torc_scope_end();
            }
}

static void test_elements(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) {
                torc_scope_begin();
                const torc_dtype wide = layout % 2 ? TORC_INT32 : TORC_INT64;
                torc_tensor x = random_of(dtypes[t], (torc_ints){shape3, 3}), y = laid_out(on_cuda(x), layout);
                int64_t sizes[3] = {5, 13, 20};
                sizes[d] = 40;
                torc_tensor index = torc_randint(shape3[d], ((torc_ints){sizes, 3}), .dtype = wide), cuda_index = laid_out(on_cuda(index), layout);
                torc_tensor src = random_of(dtypes[t], (torc_ints){sizes, 3}), cuda_src = laid_out(on_cuda(src), layout);
                torc_tensor wide_x = torc_dtype_is_floating_point(dtypes[t]) ? torc_to(x, .dtype = TORC_FLOAT64) : x, wide_src = torc_to(src, .dtype = wide_x->dtype);
                char what[100];
                snprintf(what, sizeof what, "%s along %d, %s", torc_dtype_name(dtypes[t]), d, layout_names[layout]);
                SAME(what, torc_gather(y, d, cuda_index), torc_gather(x, d, index), 0);
                SAME(what, torc_scatter_add(y, d, cuda_index, cuda_src), torc_scatter_add(wide_x, d, index, wide_src), loose(dtypes[t]));
                SAME(what, torc_scatter_value(y, d, cuda_index, NUM(2)), torc_scatter_value(x, d, index, NUM(2)), 0);
                /* scatter: distinct places, so that the result is one */
                torc_tensor order = torc_argsort(torc_rand(SHAPE(6, 17, 24)), .dim = NUM(d)), values = random_of(dtypes[t], (torc_ints){shape3, 3});
                SAME(what, torc_scatter(y, d, on_cuda(order), on_cuda(values)), torc_scatter(x, d, order, values), 0);
                static const char *const reductions[] = {"sum", "prod", "mean", "amax", "amin"};
                for (int r = 0; r < 5; r++)
                    for (int self = 0; self < 2; self++) {
                        if (dtypes[t] == TORC_BOOL && r == 2) continue;
                        snprintf(what, sizeof what, "%s %s along %d, %s, self %d", reductions[r], torc_dtype_name(dtypes[t]), d, layout_names[layout], self);
                        SAME(what, torc_scatter_reduce(y, d, cuda_index, cuda_src, reductions[r], .include_self = torc_number_bool(self)), torc_scatter_reduce(wide_x, d, index, wide_src, reductions[r], .include_self = torc_number_bool(self)), r == 1 ? 4 * loose(dtypes[t]) : loose(dtypes[t]));
                    }
                torc_scope_end();
            }
}

/* Rows that are long enough for a copy in shared memory, of all alignments; indices that do not reach all rows; too long rows. */
static void test_rows(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const struct { int64_t rows, n, count, index_rows; } cases[] = {{7, 128, 128, 7}, {5, 1001, 517, 5}, {3, 1024, 2000, 3}, {4, 130, 1030, 4}, {6, 512, 300, 4}, {2, 12000, 4000, 2}, {33, 256, 129, 33}};
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++) {
                torc_scope_begin();
                const torc_dtype dtype = dtypes[t], wide = k % 2 ? TORC_INT32 : TORC_INT64;
                torc_tensor x = random_of(dtype, SHAPE(2, cases[k].rows, cases[k].n)), y = laid_out(on_cuda(x), layout);
                torc_tensor index = torc_randint(cases[k].n, SHAPE(2, cases[k].index_rows, cases[k].count), .dtype = wide), cuda_index = laid_out(on_cuda(index), layout == STEPS ? WHOLE : layout);
                torc_tensor src = random_of(dtype, SHAPE(2, cases[k].index_rows, cases[k].count)), cuda_src = laid_out(on_cuda(src), layout == STEPS ? WHOLE : layout);
                torc_tensor exact = torc_dtype_is_floating_point(dtype) ? torc_to(x, .dtype = TORC_FLOAT64) : x, exact_src = torc_to(src, .dtype = exact->dtype);
                char what[100];
                snprintf(what, sizeof what, "rows %s, %s, case %d", torc_dtype_name(dtype), layout_names[layout], (int)k);
                SAME(what, torc_gather(y, -1, cuda_index), torc_gather(x, -1, index), 0);
                torc_tensor want = torc_scatter_add(exact, -1, index, exact_src);
                SAME(what, torc_scatter_add(y, -1, cuda_index, cuda_src), want, loose(dtype));
                torc_tensor z = laid_out(torc_clone(y), layout);
                torc_scatter_add_(z, -1, cuda_index, cuda_src);
                SAME(what, z, want, loose(dtype));
                /* the first dimension is the last in memory */
                torc_tensor turned = torc_transpose(torc_contiguous(torc_transpose(y, 0, 2)), 0, 2), turned_index = torc_transpose(torc_contiguous(torc_transpose(cuda_index, 0, 2)), 0, 2);
                SAME(what, torc_gather(turned, 2, turned_index), torc_gather(x, 2, index), 0);
                torc_scope_end();
            }
}

static void test_advanced(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            torc_scope_begin();
            torc_tensor x = random_of(dtypes[t], (torc_ints){shape3, 3}), y = laid_out(on_cuda(x), layout);
            torc_tensor i = torc_sub_scalar(torc_randint(6, SHAPE(5, 1)), NUM(6)), j = torc_randint(17, SHAPE(1, 7), .dtype = TORC_INT32), k = torc_randint(24, SHAPE(5, 7)), m = random_of(TORC_BOOL, SHAPE(17));
            torc_tensor lists[][3] = {{i, NULL, NULL}, {NULL, j, NULL}, {NULL, NULL, k}, {i, j, NULL}, {NULL, j, k}, {i, NULL, k}, {i, j, k}, {NULL, m, NULL}};
            for (int l = 0; l < 8; l++) {
                torc_tensor there[3];
                for (int q = 0; q < 3; q++) there[q] = lists[l][q] ? on_cuda(lists[l][q]) : NULL;
                const torc_tensors here = {lists[l], 3}, cuda = {there, 3};
                char what[100];
                snprintf(what, sizeof what, "index %d of %s, %s", l, torc_dtype_name(dtypes[t]), layout_names[layout]);
                torc_tensor got = torc_index(x, here);
                SAME(what, torc_index(y, cuda), got, 0);
                torc_tensor v = random_of(dtypes[t], (torc_ints){got->sizes, got->ndim}), exact_x = torc_dtype_is_floating_point(dtypes[t]) ? torc_to(x, .dtype = TORC_FLOAT64) : x;
                SAME(what, torc_index_put(y, cuda, on_cuda(v), .accumulate = true), torc_index_put(exact_x, here, torc_to(v, .dtype = exact_x->dtype), .accumulate = true), loose(dtypes[t]));
                SAME(what, torc_index_put(y, cuda, on_cuda(torc_full(SHAPE0, NUM(2), .dtype = dtypes[t]))), torc_index_put(x, here, torc_full(SHAPE0, NUM(2), .dtype = dtypes[t])), 0);
            }
            torc_scope_end();
        }
    /* accumulation repeats bit by bit, and long runs of one index come out right */
    torc_tensor x = torc_zeros(SHAPE(10), .device = TORC_CUDA(0)), i = torc_randint(10, SHAPE(100000), .device = TORC_CUDA(0)), v = torc_randn(SHAPE(100000), .device = TORC_CUDA(0));
    torc_tensor a = torc_index_put(x, TENSORS(i), v, .accumulate = true);
    for (int n = 0; n < 5; n++) assert_true(torc_item_int64(torc_all(torc_eq(a, torc_index_put(x, TENSORS(i), v, .accumulate = true)))));
    SAME("long runs", a, torc_index_put(torc_zeros(SHAPE(10), .dtype = TORC_FLOAT64), TENSORS(torc_to(i, .device = TORC_CPU)), torc_to(v, .device = TORC_CPU, .dtype = TORC_FLOAT64), .accumulate = true), 1000);
    NO_ERROR();
}

static void test_masks(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int64_t n = 1; n < 300000; n = n * 17 + 3)
            for (int layout = 0; layout < LAYOUTS; layout += 2) {
                torc_scope_begin();
                torc_tensor x = random_of(dtypes[t], SHAPE(n, 3)), m = random_of(TORC_BOOL, SHAPE(n, 3)), y = laid_out(on_cuda(x), layout), w = laid_out(on_cuda(m), layout);
                SAME("nonzero", torc_nonzero(y), torc_nonzero(x), 0);
                SAME("nonzero of a mask", torc_nonzero(w), torc_nonzero(m), 0);
                SAME("masked_select", torc_masked_select(y, w), torc_masked_select(x, m), 0);
                torc_tensor s = random_of(dtypes[t], SHAPE(3 * n));
                SAME("masked_scatter", torc_masked_scatter(y, w, on_cuda(s)), torc_masked_scatter(x, m, s), 0);
                torc_scope_end();
            }
    torc_tensor e = torc_zeros(SHAPE(0, 3)), one = torc_ones(SHAPE0), minus = torc_full(SHAPE(4), NUM(-0.0));
    SAME("none", torc_nonzero(on_cuda(e)), torc_nonzero(e), 0);
    SAME("a number", torc_nonzero(on_cuda(one)), torc_nonzero(one), 0);
    SAME("-0", torc_nonzero(on_cuda(minus)), torc_nonzero(minus), 0);
}

static void test_edges(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor s = torc_full(SHAPE0, NUM(5.0)), zero = torc_zeros(SHAPE0, .dtype = TORC_INT64), zeros = torc_zeros(SHAPE(1), .dtype = TORC_INT64);
    SAME("gather of a number", torc_gather(on_cuda(s), 0, on_cuda(zero)), s, 0);
    SAME("index_select of a number", torc_index_select(on_cuda(s), 0, on_cuda(zeros)), torc_index_select(s, 0, zeros), 0);
    SAME("index_add to a number", torc_index_add(on_cuda(s), 0, on_cuda(zeros), on_cuda(torc_ones(SHAPE(1)))), torc_index_add(s, 0, zeros, torc_ones(SHAPE(1))), 0);
    torc_tensor none = torc_zeros(SHAPE(0), .dtype = TORC_INT64), x = torc_randn(SHAPE(3, 4));
    SAME("index_select of nothing", torc_index_select(on_cuda(x), 1, on_cuda(none)), torc_index_select(x, 1, none), 0);
    SAME("index_fill of nothing", torc_index_fill(on_cuda(x), 1, on_cuda(none), NUM(1)), x, 0);
    SAME("index by nothing", torc_index(on_cuda(x), TENSORS(on_cuda(none))), torc_index(x, TENSORS(none)), 0);
    /* rows wide enough for units of 16 bytes */
    torc_tensor rows = torc_randn(SHAPE(100, 256)), i = torc_randint(100, SHAPE(1000)), j = torc_randint(4, SHAPE(1000));
    SAME("wide rows", torc_index_select(on_cuda(rows), 0, on_cuda(i)), torc_index_select(rows, 0, i), 0);
    torc_tensor cube = torc_reshape(rows, SHAPE(100, 4, 64));
    SAME("wide blocks", torc_index(on_cuda(cube), TENSORS(on_cuda(i), on_cuda(j))), torc_index(cube, TENSORS(i, j)), 0);
    torc_tensor large = torc_zeros(SHAPE(((int64_t)1 << 31) + 10), .dtype = TORC_INT8, .device = TORC_CUDA(0)), at = torc_full(SHAPE(1), NUM(((int64_t)1 << 31) + 5), .dtype = TORC_INT64, .device = TORC_CUDA(0));
    torc_index_fill_(large, 0, at, NUM(7));
    SAME("beyond 2^31", torc_nonzero(large), torc_to(torc_view(at, SHAPE(1, 1)), .device = TORC_CPU), 0);
}

static void test_gradients(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_randn(SHAPE(5, 12), .dtype = TORC_FLOAT64), i = torc_randint(5, SHAPE(9)), j = torc_randint(12, SHAPE(9)), g = torc_randint(5, SHAPE(7, 12)), m = random_of(TORC_BOOL, SHAPE(5, 12));
    torc_tensor grads[2];
    for (int side = 0; side < 2; side++) {
        torc_tensor a = side ? on_cuda(i) : i, b = side ? on_cuda(j) : j, h = side ? on_cuda(g) : g, w = side ? on_cuda(m) : m;
        torc_tensor y = torc_requires_grad_(torc_clone(side ? on_cuda(x) : x), true), q = torc_mul(y, y);
        torc_tensor parts[] = {torc_index_select(q, 0, a), torc_gather(q, 0, h), torc_index(q, TENSORS(a, b)), torc_masked_select(q, w), torc_scatter_add(q, 0, h, torc_gather(y, 0, h)),
                               torc_index_put(q, TENSORS(a, b), torc_index(y, TENSORS(a, b)), .accumulate = true), torc_index_add(q, 0, a, torc_index_select(y, 0, a))};
        torc_tensor sum = torc_zeros(SHAPE0, .dtype = TORC_FLOAT64, .device = y->device);
        for (int k = 0; k < 7; k++) sum = torc_add(sum, torc_sum(torc_mul(parts[k], parts[k])));
        torc_backward(sum);
        NO_ERROR();
        grads[side] = torc_grad(y);
    }
    SAME("gradient", grads[1], grads[0], 10);
}

/* The call succeeds; the next wait reports, once; the device goes on. */
static void reported(torc_error_code code, const char *text) {
    NO_ERROR();
    assert_false(torc_cuda_synchronize(0));
    assert_int_equal(torc_error(), code);
    if (!strstr(torc_error_message(), text)) {
        print_error("\"%s\", not \"%s\"\n", torc_error_message(), text);
        fail();
    }
    torc_error_clear();
    assert_true(torc_cuda_synchronize(0));
}
static void test_faults(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = on_cuda(torc_arange(NUM(5))), seven = on_cuda(torc_full(SHAPE(3), NUM(7), .dtype = TORC_INT64)), minus = on_cuda(torc_full(SHAPE(3), NUM(-6), .dtype = TORC_INT64)), ones = on_cuda(torc_ones(SHAPE(3), .dtype = TORC_INT64));
    torc_index_select(x, 0, seven);
    reported(TORC_ERROR_INDEX, "index_select(): index 7 is out of bounds for dimension 0 with size 5");
    torc_gather(x, 0, seven);
    reported(TORC_ERROR_INDEX, "gather(): index 7 is out of bounds for dimension 0 with size 5");
    torc_index(x, TENSORS(minus));
    reported(TORC_ERROR_INDEX, "index -6 is out of bounds for dimension 0 with size 5");
    torc_tensor y = torc_scatter_add(x, 0, seven, ones);
    reported(TORC_ERROR_INDEX, "scatter_add(): index 7");
    SAME("nothing written", y, torc_arange(NUM(5)), 0);
    y = torc_index_put(torc_to(x, .dtype = TORC_FLOAT32), TENSORS(minus), torc_to(ones, .dtype = TORC_FLOAT32), .accumulate = true);
    reported(TORC_ERROR_INDEX, "index -6");
    SAME("nothing written", y, torc_arange(NUM(5)), 0);
    torc_tensor square = torc_view(on_cuda(torc_arange(NUM(25))), SHAPE(5, 5));
    torc_index(square, TENSORS(ones, seven));
    reported(TORC_ERROR_INDEX, "index 7 is out of bounds for dimension 1 with size 5");
    torc_masked_scatter(x, torc_ge_scalar(x, NUM(0)), ones);
    reported(TORC_ERROR_RUNTIME, "Number of elements of source < number of ones in mask");
    torc_item_int64(torc_select(torc_index_select(x, 0, seven), 0, 0));
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    torc_error_clear();
    SAME("the device goes on", torc_index_select(x, 0, ones), torc_ones(SHAPE(3)), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_slices), SCOPED(test_elements), SCOPED(test_rows), SCOPED(test_advanced), SCOPED(test_masks), SCOPED(test_edges), SCOPED(test_gradients), SCOPED(test_faults)};
    return cmocka_run_group_tests_name("cuda/index", tests, NULL, NULL);
}
