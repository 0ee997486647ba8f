/* test_cuda_index.c - indexing on CUDA against the CPU's: gather and scatter, advanced indexing, masks; what bad indices do; and
 * that in deterministic mode everything repeats bit for bit. */
/* labels: alone */
/* timeout: 240 */
#include "compare.h"

#include "cuda/device/device.h"

static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64,
                                    TORC_INT32,   TORC_INT16,   TORC_INT8,     TORC_UINT8,   TORC_BOOL};
enum { DTYPES = sizeof dtypes / sizeof dtypes[0] };
static const int64_t shape3[3] = {6, 17, 24};

/* Numbers 0 … n-1 without repetition, or with it. */
static torc_tensor numbers(int64_t n, int64_t count, bool repeat, torc_dtype dtype) {
    return repeat ? torc_randint(n, SHAPE(count), .dtype = dtype)
                  : torc_to(torc_narrow(torc_randperm(n), 0, 0, count), .dtype = dtype);
}

/* A sum of many halves rounds as often as there are terms. */
static double loose(torc_dtype dtype) { return dtype == TORC_FLOAT16 || dtype == TORC_BFLOAT16 ? 8 : 2; }

static void test_slices(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype wide = layout % 2 ? TORC_INT32 : TORC_INT64;
                const int64_t n = shape3[d];
                torc_tensor x = random_of(dtypes[t], torc_ints_of(shape3, 3)), y = laid_out(on_cuda(x), layout);
                torc_tensor many = numbers(n, 31, true, wide), few = numbers(n, 4, false, TORC_INT64);
                char what[100];
                snprintf(what, sizeof what, "%s along %d, %s", torc_dtype_name(dtypes[t]), d, layout_names[layout]);
                SAME(what, torc_index_select(y, d, on_cuda(many)), torc_index_select(x, d, many), 0);
                int64_t sizes[3] = {6, 17, 24};
                sizes[d] = 31;
                torc_tensor source = random_of(dtypes[t], torc_ints_of(sizes, 3)),
                            cuda_source = laid_out(on_cuda(source), layout);
                torc_tensor exact = torc_dtype_is_floating_point(dtypes[t]) ? torc_to(source, .dtype = TORC_FLOAT64)
                                                                            : source,
                            exact_x = torc_to(x, .dtype = exact->dtype);
                SAME(what, torc_index_add(y, d, on_cuda(many), cuda_source), torc_index_add(exact_x, d, many, exact),
                     loose(dtypes[t]));
                if (dtypes[t] != TORC_BOOL)
                    SAME(what, torc_index_add(y, d, on_cuda(many), cuda_source, .alpha = 3),
                         torc_index_add(exact_x, d, many, exact, .alpha = 3), 3 * loose(dtypes[t]));
                torc_tensor part = torc_narrow(source, d, 0, 4);
                SAME(what, torc_index_copy(y, d, on_cuda(few), on_cuda(part)), torc_index_copy(x, d, few, part), 0);
                SAME(what, torc_index_fill(y, d, torc_sub(on_cuda(few), n), 3), torc_index_fill(x, d, few, 3), 0);
                torc_tensor z = laid_out(torc_clone(y), layout);
                torc_index_copy_(z, d, on_cuda(few), on_cuda(part));
                SAME(what, z, torc_index_copy(x, d, few, part), 0);
                torc_scope_end(scope);
            }
}

/* Whole lines of a dense table, whose bytes are odd, twice odd, or larger units. */
static void test_lines(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int k = 0; k < 120; k++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[k % DTYPES], of_index = k % 3 ? TORC_INT64 : TORC_INT32;
        const int64_t width = 1 + k * 7 % 90 + (k % 8 ? 0 : 2000), rows = 1 + k * 13 % 70, count = 1 + k * 37 % 900;
        torc_tensor x = random_of(dtype, SHAPE(1, rows, width)), y = laid_out(on_cuda(x), k % 4 == 3 ? SHIFTED : WHOLE),
                    index = numbers(rows, count, true, of_index);
        char what[100];
        snprintf(what, sizeof what, "%d of %d lines of %d, %s", (int)count, (int)rows, (int)width,
                 torc_dtype_name(dtype));
        SAME(what, torc_index_select(y, 1, on_cuda(index)), torc_index_select(x, 1, index), 0);
        torc_scope_end(scope);
    }
    const int64_t bad[3] = {1, 5, 0};
    torc_tensor x = torc_ones(SHAPE(5, 41), .dtype = TORC_UINT8, .device = TORC_CUDA(0)),
                y = torc_index_select(x, 0, on_cuda(torc_tensor_from(bad, SHAPE(3), .dtype = TORC_INT64)));
    NO_ERROR();
    assert_false(torc_cuda_synchronize(0));
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    assert_non_null(strstr(torc_error_message(), "index 5 is out of bounds for dimension 0 with size 5"));
    torc_error_clear();
    assert_true(torc_item(torc_sum(y)) == 2 * 41);
    NO_ERROR();
}

static void test_elements(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype wide = layout % 2 ? TORC_INT32 : TORC_INT64;
                torc_tensor x = random_of(dtypes[t], torc_ints_of(shape3, 3)), y = laid_out(on_cuda(x), layout);
                int64_t sizes[3] = {5, 13, 20};
                sizes[d] = 40;
                torc_tensor index = torc_randint(shape3[d], torc_ints_of(sizes, 3), .dtype = wide),
                            cuda_index = laid_out(on_cuda(index), layout);
                torc_tensor src = random_of(dtypes[t], torc_ints_of(sizes, 3)),
                            cuda_src = laid_out(on_cuda(src), layout);
                torc_tensor wide_x = torc_dtype_is_floating_point(dtypes[t]) ? torc_to(x, .dtype = TORC_FLOAT64) : x,
                            wide_src = torc_to(src, .dtype = wide_x->dtype);
                char what[100];
                snprintf(what, sizeof what, "%s along %d, %s", torc_dtype_name(dtypes[t]), d, layout_names[layout]);
                SAME(what, torc_gather(y, d, cuda_index), torc_gather(x, d, index), 0);
                SAME(what, torc_scatter_add(y, d, cuda_index, cuda_src), torc_scatter_add(wide_x, d, index, wide_src),
                     loose(dtypes[t]));
                SAME(what, torc_scatter_value(y, d, cuda_index, 2), torc_scatter_value(x, d, index, 2), 0);
                /* scatter: distinct places, so that the result is one */
                torc_tensor order = torc_argsort(torc_rand(SHAPE(6, 17, 24)), .dim = d),
                            values = random_of(dtypes[t], torc_ints_of(shape3, 3));
                SAME(what, torc_scatter(y, d, on_cuda(order), on_cuda(values)), torc_scatter(x, d, order, values), 0);
                static const char *const reductions[] = {"sum", "prod", "mean", "amax", "amin"};
                for (int r = 0; r < 5; r++)
                    for (int self = 0; self < 2; self++) {
                        if (dtypes[t] == TORC_BOOL && r == 2) continue;
                        snprintf(what, sizeof what, "%s %s along %d, %s, self %d", reductions[r],
                                 torc_dtype_name(dtypes[t]), d, layout_names[layout], self);
                        SAME(what, torc_scatter_reduce(y, d, cuda_index, cuda_src, reductions[r], .include_self = self),
                             torc_scatter_reduce(wide_x, d, index, wide_src, reductions[r], .include_self = self),
                             r == 1 ? 4 * loose(dtypes[t]) : loose(dtypes[t]));
                    }
                torc_scope_end(scope);
            }
}

/* Rows that are long enough for a copy in shared memory, or short ones that many indices read, of all alignments; indices that do not reach all rows; too long rows. */
static void test_rows(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const struct {
        int64_t rows, n, count, index_rows;
    } cases[] = {{7, 128, 128, 7}, {5, 1001, 517, 5},   {3, 1024, 2000, 3}, {4, 130, 1030, 4},
                 {6, 512, 300, 4}, {2, 12000, 4000, 2}, {33, 256, 129, 33}, {40, 10, 512, 40},
                 {9, 1, 128, 9},   {70, 3, 260, 50},    {5, 127, 132, 5},   {300, 33, 129, 300}};
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (size_t k = 0; k < sizeof cases / sizeof cases[0]; k++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t], wide = k % 2 ? TORC_INT32 : TORC_INT64;
                torc_tensor x = random_of(dtype, SHAPE(2, cases[k].rows, cases[k].n)), y = laid_out(on_cuda(x), layout);
                torc_tensor index =
                                torc_randint(cases[k].n, SHAPE(2, cases[k].index_rows, cases[k].count), .dtype = wide),
                            cuda_index = laid_out(on_cuda(index), layout == STEPS ? WHOLE : layout);
                torc_tensor src = random_of(dtype, SHAPE(2, cases[k].index_rows, cases[k].count)),
                            cuda_src = laid_out(on_cuda(src), layout == STEPS ? WHOLE : layout);
                torc_tensor exact = torc_dtype_is_floating_point(dtype) ? torc_to(x, .dtype = TORC_FLOAT64) : x,
                            exact_src = torc_to(src, .dtype = exact->dtype);
                char what[100];
                snprintf(what, sizeof what, "rows %s, %s, case %d", torc_dtype_name(dtype), layout_names[layout],
                         (int)k);
                SAME(what, torc_gather(y, -1, cuda_index), torc_gather(x, -1, index), 0);
                torc_tensor want = torc_scatter_add(exact, -1, index, exact_src);
                /* each element that a place of 16 bits gets may round it, and in which order they come is not said */
                const double times = (double)cases[k].count / (double)cases[k].n,
                             many = loose(dtype) * MAX(1, sqrt(times));
                SAME(what, torc_scatter_add(y, -1, cuda_index, cuda_src), want, many);
                torc_tensor z = laid_out(torc_clone(y), layout);
                torc_scatter_add_(z, -1, cuda_index, cuda_src);
                SAME(what, z, want, many);
                /* the first dimension is the last in memory */
                torc_tensor turned = torc_transpose(torc_contiguous(torc_transpose(y, 0, 2)), 0, 2),
                            turned_index = torc_transpose(torc_contiguous(torc_transpose(cuda_index, 0, 2)), 0, 2);
                SAME(what, torc_gather(turned, 2, turned_index), torc_gather(x, 2, index), 0);
                torc_scope_end(scope);
            }
}

static void test_advanced(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = random_of(dtypes[t], torc_ints_of(shape3, 3)), y = laid_out(on_cuda(x), layout);
            torc_tensor i = torc_sub(torc_randint(6, SHAPE(5, 1)), 6),
                        j = torc_randint(17, SHAPE(1, 7), .dtype = TORC_INT32), k = torc_randint(24, SHAPE(5, 7)),
                        m = random_of(TORC_BOOL, SHAPE(17));
            torc_tensor lists[][3] = {{i, NULL, NULL}, {NULL, j, NULL}, {NULL, NULL, k}, {i, j, NULL},
                                      {NULL, j, k},    {i, NULL, k},    {i, j, k},       {NULL, m, NULL}};
            for (int l = 0; l < 8; l++) {
                torc_tensor there[3];
                for (int q = 0; q < 3; q++) there[q] = lists[l][q] ? on_cuda(lists[l][q]) : NULL;
                const torc_tensors here = {lists[l], 3}, cuda = {there, 3};
                char what[100];
                snprintf(what, sizeof what, "index %d of %s, %s", l, torc_dtype_name(dtypes[t]), layout_names[layout]);
                torc_tensor got = torc_index(x, here);
                SAME(what, torc_index(y, cuda), got, 0);
                torc_tensor v = random_of(dtypes[t], torc_ints_of(got->sizes, got->ndim)),
                            exact_x = torc_dtype_is_floating_point(dtypes[t]) ? torc_to(x, .dtype = TORC_FLOAT64) : x;
                SAME(what, torc_index_put(y, cuda, on_cuda(v), .accumulate = true),
                     torc_index_put(exact_x, here, torc_to(v, .dtype = exact_x->dtype), .accumulate = true),
                     loose(dtypes[t]));
                SAME(what, torc_index_put(y, cuda, on_cuda(torc_full(SHAPE0, 2, .dtype = dtypes[t]))),
                     torc_index_put(x, here, torc_full(SHAPE0, 2, .dtype = dtypes[t])), 0);
            }
            torc_scope_end(scope);
        }
    /* accumulation repeats bit by bit, and long runs of one index come out right */
    torc_tensor x = torc_zeros(SHAPE(10), .device = TORC_CUDA(0)),
                i = torc_randint(10, SHAPE(100000), .device = TORC_CUDA(0)),
                v = torc_randn(SHAPE(100000), .device = TORC_CUDA(0));
    torc_tensor a = torc_index_put(x, TENSORS(i), v, .accumulate = true);
    for (int n = 0; n < 5; n++)
        assert_true(torc_item_int64(torc_all(torc_eq(a, torc_index_put(x, TENSORS(i), v, .accumulate = true)))));
    SAME("long runs", a,
         torc_index_put(torc_zeros(SHAPE(10), .dtype = TORC_FLOAT64), TENSORS(torc_to(i, .device = TORC_CPU)),
                        torc_to(v, .device = TORC_CPU, .dtype = TORC_FLOAT64), .accumulate = true),
         1000);
    NO_ERROR();
}

/* Sums of so few positions that they are not sorted, and of a few more, which are: all may be of one place, or hardly two; some come from the end. */
static void test_few_positions(void **state) {
    (void)state;
    NEEDS_CUDA();
    static const int64_t widths[] = {1, 1, 2, 3, 8, 16, 33, 64, 129, 256, 1000, 4104};
    for (int turn = 0; turn < 160; turn++) {
        const int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[turn % 4];
        const int64_t rows = 1 + (int64_t)torc_item(torc_randint(turn % 3 ? 40 : 3000, SHAPE(1))),
                      width = widths[turn % 12],
                      n = turn < 6 ? 1022 + turn : 1 + (int64_t)torc_item(torc_randint(turn % 5 ? 40 : 1024, SHAPE(1))),
                      used = turn % 2 ? rows : 1 + rows / 9;
        char what[96];
        snprintf(what, sizeof what, "%d of (%d, %d), %s", (int)n, (int)rows, (int)width, torc_dtype_name(dtype));
        torc_tensor x = random_of(dtype, width == 1 ? SHAPE(rows) : SHAPE(rows, width)),
                    v = random_of(dtype, width == 1 ? SHAPE(n) : SHAPE(n, width)),
                    i = torc_sub(torc_randint(used, SHAPE(n)), turn % 4 == 1 ? 1 : 0);
        torc_tensor y = laid_out(on_cuda(x), turn % LAYOUTS), u = laid_out(on_cuda(v), turn / 5 % LAYOUTS),
                    j = laid_out(on_cuda(turn % 7 ? i : torc_to(i, .dtype = TORC_INT32)), turn % 3 ? WHOLE : SHIFTED),
                    exact = torc_to(x, .dtype = TORC_FLOAT64), values = torc_to(v, .dtype = TORC_FLOAT64);
        const double scale = 2 + sqrt((double)n / (double)used);
        torc_tensor got = torc_index_put(y, TENSORS(j), u, .accumulate = true);
        SAME(what, got, torc_index_put(exact, TENSORS(i), values, .accumulate = true), scale);
        SAME("again", torc_index_put(y, TENSORS(j), u, .accumulate = true), torc_to(got, .device = TORC_CPU), 0);
        if (width > 1) { /* two index tensors, one of them of one element for each position of another shape */
            torc_tensor columns = torc_randint(width, SHAPE(2, 1));
            torc_tensor of = random_of(dtype, SHAPE(2, n));
            SAME(what, torc_index_put(y, TENSORS(j, on_cuda(columns)), on_cuda(of), .accumulate = true),
                 torc_index_put(exact, TENSORS(i, columns), torc_to(of, .dtype = TORC_FLOAT64), .accumulate = true),
                 scale + 1);
        }
        torc_tensor flat = on_cuda(torc_randint(rows * width, SHAPE(n)));
        torc_tensor ones = random_of(dtype, SHAPE(n));
        SAME(what, torc_put(y, flat, on_cuda(ones), .accumulate = true),
             torc_put(exact, torc_to(flat, .device = TORC_CPU), torc_to(ones, .dtype = TORC_FLOAT64),
                      .accumulate = true),
             scale);
        NO_ERROR();
        torc_scope_end(scope);
    }
}

static void test_masks(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int64_t n = 1; n < 300000; n = n * 17 + 3)
            for (int layout = 0; layout < LAYOUTS; layout++) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = random_of(dtypes[t], SHAPE(n, 3)), m = random_of(TORC_BOOL, SHAPE(n, 3)),
                            y = laid_out(on_cuda(x), layout), w = laid_out(on_cuda(m), layout);
                SAME("nonzero", torc_nonzero(y), torc_nonzero(x), 0);
                SAME("nonzero of a mask", torc_nonzero(w), torc_nonzero(m), 0);
                SAME("masked_select", torc_masked_select(y, w), torc_masked_select(x, m), 0);
                torc_tensor s = random_of(dtypes[t], SHAPE(3 * n));
                SAME("masked_scatter", torc_masked_scatter(y, w, on_cuda(s)), torc_masked_scatter(x, m, s), 0);
                torc_scope_end(scope);
            }
    /* coordinates of two to sixteen dimensions, some of one element */
    uint64_t seed = 5;
    for (int ndim = 2; ndim <= TORC_MAX_DIMS; ndim++)
        for (int turn = 0; turn < 4; turn++) {
            int64_t scope = torc_scope_begin(), sizes[TORC_MAX_DIMS], left = 100000;
            for (int d = 0; d < ndim; d++) {
                seed = seed * 6364136223846793005u + 1442695040888963407u;
                sizes[d] = 1 + (int64_t)(seed >> 33) % MIN(left, ndim < 4 ? 300 : 5);
                left /= sizes[d];
            }
            torc_tensor x = random_of(turn % 2 ? TORC_BOOL : TORC_INT16, torc_ints_of(sizes, ndim));
            SAME("dimensions", torc_nonzero(laid_out(on_cuda(x), turn / 2 * SHIFTED)), torc_nonzero(x), 0);
            torc_scope_end(scope);
        }
    /* masks that begin at every place of 16 bytes, and end there */
    torc_tensor flat = random_of(TORC_BOOL, SHAPE(9000)), numbers = random_of(TORC_INT16, SHAPE(9000)),
                flat_there = on_cuda(flat), numbers_there = on_cuda(numbers);
    for (int64_t from = 0; from < 17; from++)
        for (int64_t n = 1; n < 9000 - from; n = n * 7 / 2 + 1) {
            int64_t scope = torc_scope_begin();
            torc_tensor m = torc_narrow(flat, 0, from, n), w = torc_narrow(flat_there, 0, from, n),
                        x = torc_narrow(numbers, 0, from / 2, n), y = torc_narrow(numbers_there, 0, from / 2, n);
            SAME("begins anywhere", torc_nonzero(w), torc_nonzero(m), 0);
            SAME("begins anywhere", torc_nonzero(y), torc_nonzero(x), 0);
            SAME("begins anywhere", torc_masked_select(y, w), torc_masked_select(x, m), 0);
            torc_scope_end(scope);
        }
    torc_tensor e = torc_zeros(SHAPE(0, 3)), one = torc_ones(SHAPE0), minus = torc_full(SHAPE(4), -0.0);
    SAME("none", torc_nonzero(on_cuda(e)), torc_nonzero(e), 0);
    SAME("a number", torc_nonzero(on_cuda(one)), torc_nonzero(one), 0);
    SAME("-0", torc_nonzero(on_cuda(minus)), torc_nonzero(minus), 0);
}

static void test_edges(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor s = torc_full(SHAPE0, 5.0), zero = torc_zeros(SHAPE0, .dtype = TORC_INT64),
                zeros = torc_zeros(SHAPE(1), .dtype = TORC_INT64);
    SAME("gather of a number", torc_gather(on_cuda(s), 0, on_cuda(zero)), s, 0);
    SAME("index_select of a number", torc_index_select(on_cuda(s), 0, on_cuda(zeros)), torc_index_select(s, 0, zeros),
         0);
    SAME("index_add to a number", torc_index_add(on_cuda(s), 0, on_cuda(zeros), on_cuda(torc_ones(SHAPE0))),
         torc_index_add(s, 0, zeros, torc_ones(SHAPE0)), 0);
    torc_tensor none = torc_zeros(SHAPE(0), .dtype = TORC_INT64), x = torc_randn(SHAPE(3, 4));
    SAME("index_select of nothing", torc_index_select(on_cuda(x), 1, on_cuda(none)), torc_index_select(x, 1, none), 0);
    SAME("index_fill of nothing", torc_index_fill(on_cuda(x), 1, on_cuda(none), 1), x, 0);
    SAME("index by nothing", torc_index(on_cuda(x), TENSORS(on_cuda(none))), torc_index(x, TENSORS(none)), 0);
    /* rows wide enough for units of 16 bytes */
    torc_tensor rows = torc_randn(SHAPE(100, 256)), i = torc_randint(100, SHAPE(1000)),
                j = torc_randint(4, SHAPE(1000));
    SAME("wide rows", torc_index_select(on_cuda(rows), 0, on_cuda(i)), torc_index_select(rows, 0, i), 0);
    torc_tensor cube = torc_reshape(rows, SHAPE(100, 4, 64));
    SAME("wide blocks", torc_index(on_cuda(cube), TENSORS(on_cuda(i), on_cuda(j))), torc_index(cube, TENSORS(i, j)), 0);
    torc_tensor short_table = torc_randn(SHAPE(3, 500)), long_index = torc_randint(500, SHAPE(3, 9000));
    SAME("few long rows", torc_gather(on_cuda(short_table), 1, on_cuda(long_index)),
         torc_gather(short_table, 1, long_index), 0);
    SAME("few long rows",
         torc_scatter_add(on_cuda(short_table), 1, on_cuda(long_index), on_cuda(torc_ones(SHAPE(3, 9000)))),
         torc_scatter_add(short_table, 1, long_index, torc_ones(SHAPE(3, 9000))), 1);
    /* neighbours that add to one place: runs of all lengths, within rows and beyond, next to places that are alone */
    for (int t = 0; t < 3; t++)
        for (int64_t n = 150; n <= 30000; n *= 200) {
            const torc_dtype dtype = (torc_dtype[]){TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16}[t];
            torc_tensor r = torc_randn(SHAPE(7, 3 * n + 5), .dtype = TORC_FLOAT64);
            torc_tensor lowest = torc_cummin(r, 1).indices,
                        sorted = torc_sort(torc_randint(n, SHAPE(7, 3 * n + 5))).values,
                        mixed = torc_where(torc_lt(r, 1.2), sorted, torc_randint(n, SHAPE(7, 3 * n + 5)));
            torc_tensor places[] = {torc_remainder(lowest, n), sorted, mixed};
            torc_tensor ones = torc_mul(random_of(dtype, SHAPE(7, 3 * n + 5)), 1.0 / 16);
            for (int k = t ? 1 : 0; k < 3; k++) /* of halves there are no long sums, which lose digits */
                SAME("runs",
                     torc_scatter_add(torc_zeros(SHAPE(7, n), .dtype = dtype, .device = TORC_CUDA(0)), 1,
                                      on_cuda(places[k]), on_cuda(ones)),
                     torc_scatter_add(torc_zeros(SHAPE(7, n), .dtype = TORC_FLOAT64), 1, places[k],
                                      torc_to(ones, .dtype = TORC_FLOAT64)),
                     k ? 2 : 300);
            SAME("runs",
                 torc_index_add(torc_zeros(SHAPE(n), .dtype = dtype, .device = TORC_CUDA(0)), 0,
                                on_cuda(torc_select(mixed, 0, 0)), on_cuda(torc_select(ones, 0, 0)), .alpha = 2),
                 torc_index_add(torc_zeros(SHAPE(n), .dtype = TORC_FLOAT64), 0, torc_select(mixed, 0, 0),
                                torc_to(torc_select(ones, 0, 0), .dtype = TORC_FLOAT64), .alpha = 2),
                 4);
        }
    torc_tensor chosen = torc_randint(256, SHAPE(200), .dtype = TORC_INT32);
    SAME("columns", torc_index_select(on_cuda(rows), 1, on_cuda(chosen)), torc_index_select(rows, 1, chosen), 0);
    SAME("columns of all rows", torc_index_select(on_cuda(rows), 1, on_cuda(torc_to(chosen, .dtype = TORC_INT64))),
         torc_index_select(rows, 1, chosen), 0);
    torc_tensor tall = torc_randn(SHAPE(40001, 130)),
                few = torc_randint(130, SHAPE(128)); /* rows that share their indices */
    SAME("columns of many rows", torc_index_select(on_cuda(tall), 1, on_cuda(few)), torc_index_select(tall, 1, few), 0);
    SAME("columns of many rows", torc_index_select(on_cuda(tall), 1, on_cuda(torc_narrow(few, 0, 0, 127))),
         torc_index_select(tall, 1, torc_narrow(few, 0, 0, 127)), 0);
    for (int t = 0; t < DTYPES; t++) {
        torc_tensor x16 = random_of(dtypes[t], SHAPE(100, 4, 64));
        SAME("filled in large units", torc_index_fill(on_cuda(x16), 0, on_cuda(i), 3), torc_index_fill(x16, 0, i, 3),
             0);
        SAME("put in large units",
             torc_index_put(on_cuda(x16), TENSORS(on_cuda(i), on_cuda(j)),
                            on_cuda(torc_full(SHAPE0, 1, .dtype = dtypes[t]))),
             torc_index_put(x16, TENSORS(i, j), torc_full(SHAPE0, 1, .dtype = dtypes[t])), 0);
    }
    torc_tensor large = torc_zeros(SHAPE(((int64_t)1 << 31) + 10), .dtype = TORC_INT8, .device = TORC_CUDA(0)),
                at = torc_full(SHAPE(1), ((int64_t)1 << 31) + 5, .dtype = TORC_INT64, .device = TORC_CUDA(0));
    torc_index_fill_(large, 0, at, 7);
    SAME("beyond 2^31", torc_nonzero(large), torc_to(torc_view(at, SHAPE(1, 1)), .device = TORC_CPU), 0);
}

static void test_gradients(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_randn(SHAPE(5, 12), .dtype = TORC_FLOAT64), i = torc_randint(5, SHAPE(9)),
                j = torc_randint(12, SHAPE(9)), g = torc_randint(5, SHAPE(7, 12)),
                m = random_of(TORC_BOOL, SHAPE(5, 12));
    torc_tensor grads[2];
    for (int side = 0; side < 2; side++) {
        torc_tensor a = side ? on_cuda(i) : i, b = side ? on_cuda(j) : j, h = side ? on_cuda(g) : g,
                    w = side ? on_cuda(m) : m;
        torc_tensor y = torc_requires_grad_(torc_clone(side ? on_cuda(x) : x), true), q = torc_mul(y, y);
        torc_tensor parts[] = {torc_index_select(q, 0, a),
                               torc_gather(q, 0, h),
                               torc_index(q, TENSORS(a, b)),
                               torc_masked_select(q, w),
                               torc_scatter_add(q, 0, h, torc_gather(y, 0, h)),
                               torc_index_put(q, TENSORS(a, b), torc_index(y, TENSORS(a, b)), .accumulate = true),
                               torc_index_add(q, 0, a, torc_index_select(y, 0, a))};
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
    torc_tensor x = on_cuda(torc_arange(5)), seven = on_cuda(torc_full(SHAPE(3), 7, .dtype = TORC_INT64)),
                minus = on_cuda(torc_full(SHAPE(3), -6, .dtype = TORC_INT64)),
                ones = on_cuda(torc_ones(SHAPE(3), .dtype = TORC_INT64));
    torc_index_select(x, 0, seven);
    reported(TORC_ERROR_INDEX, "index_select(): index 7 is out of bounds for dimension 0 with size 5");
    torc_gather(x, 0, seven);
    reported(TORC_ERROR_INDEX, "gather(): index 7 is out of bounds for dimension 0 with size 5");
    torc_index(x, TENSORS(minus));
    reported(TORC_ERROR_INDEX, "index -6 is out of bounds for dimension 0 with size 5");
    torc_tensor y = torc_scatter_add(x, 0, seven, ones);
    reported(TORC_ERROR_INDEX, "scatter_add(): index 7");
    SAME("nothing written", y, torc_arange(5), 0);
    y = torc_index_put(torc_to(x, .dtype = TORC_FLOAT32), TENSORS(minus), torc_to(ones, .dtype = TORC_FLOAT32),
                       .accumulate = true);
    reported(TORC_ERROR_INDEX, "index -6");
    SAME("nothing written", y, torc_arange(5), 0);
    torc_tensor square = torc_view(on_cuda(torc_arange(25)), SHAPE(5, 5));
    torc_index(square, TENSORS(ones, seven));
    reported(TORC_ERROR_INDEX, "index 7 is out of bounds for dimension 1 with size 5");
    torc_masked_scatter(x, torc_ge(x, 0), ones);
    reported(TORC_ERROR_RUNTIME, "Number of elements of source < number of ones in mask");
    torc_item_int64(torc_select(torc_index_select(x, 0, seven), 0, 0));
    assert_int_equal(torc_error(), TORC_ERROR_INDEX);
    torc_error_clear();
    SAME("the device goes on", torc_index_select(x, 0, ones), torc_ones(SHAPE(3)), 0);
}

/* ------------------------------------------------------------------------------------------ deterministic mode */
static int deterministic_setup(void **state) {
    scope_setup(state);
    return !torc_use_deterministic_algorithms(true, false);
}
static int deterministic_teardown(void **state) {
    torc_error_clear();
    torc_use_deterministic_algorithms(false, false);
    return scope_teardown(state);
}
#define DETERMINISTIC(test) cmocka_unit_test_setup_teardown(test, deterministic_setup, deterministic_teardown)

/* Sums are made in float and rounded once: as close to the exact one as the dtype allows, and terms of both signs allow float. */
static double once(torc_dtype dtype) { return dtype == TORC_FLOAT16 || dtype == TORC_BFLOAT16 ? 0.5 : 2; }

/* All that may meet, against the CPU, in all layouts. What is set twice keeps the last. */
static void test_in_order(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int t = 0; t < DTYPES; t++)
        for (int layout = 0; layout < LAYOUTS; layout++)
            for (int d = 0; d < 3; d++) {
                int64_t scope = torc_scope_begin();
                const torc_dtype dtype = dtypes[t], wide = layout % 2 ? TORC_INT32 : TORC_INT64;
                const bool floating = torc_dtype_is_floating_point(dtype);
                torc_tensor x = random_of(dtype, torc_ints_of(shape3, 3)), y = laid_out(on_cuda(x), layout),
                            exact = floating ? torc_to(x, .dtype = TORC_FLOAT64) : x;
                int64_t sizes[3] = {6, 17, 24};
                sizes[d] = 200;
                torc_tensor many = numbers(shape3[d], 200, true, wide),
                            source = random_of(dtype, torc_ints_of(sizes, 3)),
                            cuda_source = laid_out(on_cuda(source), layout);
                torc_tensor exact_source = torc_to(source, .dtype = exact->dtype), cuda_many = on_cuda(many);
                char what[100];
                snprintf(what, sizeof what, "in order: %s along %d, %s", torc_dtype_name(dtype), d,
                         layout_names[layout]);
                SAME(what, torc_index_add(y, d, cuda_many, cuda_source), torc_index_add(exact, d, many, exact_source),
                     once(dtype));
                if (dtype != TORC_BOOL)
                    SAME(what, torc_index_add(y, d, cuda_many, cuda_source, .alpha = 3),
                         torc_index_add(exact, d, many, exact_source, .alpha = 3), 3 * once(dtype));
                torc_tensor z = laid_out(torc_clone(y), layout);
                torc_index_add_(z, d, cuda_many, cuda_source);
                SAME(what, z, torc_index_add(exact, d, many, exact_source), once(dtype));
                SAME(what, torc_index_copy(y, d, torc_to(cuda_many, .dtype = TORC_INT64), cuda_source),
                     torc_index_copy(x, d, torc_to(many, .dtype = TORC_INT64), source), 0);
                sizes[(d + 1) % 3] -= 3;
                torc_tensor index = torc_randint(shape3[d], torc_ints_of(sizes, 3), .dtype = wide),
                            cuda_index = laid_out(on_cuda(index), layout);
                SAME(what, torc_scatter(y, d, cuda_index, cuda_source), torc_scatter(x, d, index, source), 0);
                SAME(what, torc_scatter_add(y, d, cuda_index, cuda_source),
                     torc_scatter_add(exact, d, index, exact_source), once(dtype));
                static const char *const reductions[] = {"sum", "prod", "mean", "amax", "amin"};
                for (int r = 0; r < 5; r++)
                    for (int self = 0; self < 2; self++) {
                        if (dtype == TORC_BOOL && r == 2) continue;
                        torc_tensor got =
                            torc_scatter_reduce(y, d, cuda_index, cuda_source, reductions[r], .include_self = self);
                        if (dtype == TORC_FLOAT16 && r == 1) continue; /* its products leave the range */
                        SAME(reductions[r], got,
                             torc_scatter_reduce(exact, d, index, exact_source, reductions[r], .include_self = self),
                             r == 1 ? 4 * loose(dtype) : 1.25 * once(dtype) + (once(dtype) > 1));
                    }
                torc_tensor lists[3] = {NULL, NULL, NULL};
                for (int other = 0; other < 2; other++) { /* one index tensor, then two */
                    lists[(d + other) % 3] = torc_randint(shape3[(d + other) % 3], SHAPE(300));
                    torc_tensor there[3];
                    for (int q = 0; q < 3; q++) there[q] = on_cuda(lists[q]);
                    const torc_tensors here = {lists, 3}, cuda = {there, 3};
                    torc_tensor chosen = torc_index(x, here),
                                v = random_of(dtype, torc_ints_of(chosen->sizes, chosen->ndim));
                    SAME(what, torc_index_put(y, cuda, laid_out(on_cuda(v), layout)), torc_index_put(x, here, v), 0);
                    SAME(what, torc_index_put(y, cuda, laid_out(on_cuda(v), layout), .accumulate = true),
                         torc_index_put(exact, here, torc_to(v, .dtype = exact->dtype), .accumulate = true),
                         once(dtype));
                }
                torc_scope_end(scope);
            }
}

static void same_bits(const char *what, torc_tensor a, torc_tensor b) {
    static const torc_dtype bits[9] = {[2] = TORC_INT16, [4] = TORC_INT32, [8] = TORC_INT64};
    const torc_dtype dtype = bits[tensor_itemsize(a)];
    const bool same =
        torc_equal(torc_view_dtype(torc_contiguous(a), dtype), torc_view_dtype(torc_contiguous(b), dtype));
    NO_ERROR();
    if (same) return;
    print_error("%s: two runs differ\n", what);
    fail();
}
/* Work on another stream, so that threads meet in another order. */
static torc_cuda_stream side;
static torc_tensor load;
static void disturb(int round) {
    torc_cuda_stream_guard guard = torc_cuda_stream_guard_begin(side);
    for (int k = 0; k < 3 + round % 4; k++) {
        torc_mul_(load, 1.0);
        torc_cumsum(load, 0);
    }
    torc_cuda_stream_guard_end(&guard);
}
#define REPEATS(what, call)                           \
    do {                                              \
        torc_tensor first_ = (call);                  \
        for (int round_ = 0; round_ < 10; round_++) { \
            disturb(round_);                          \
            int64_t scope = torc_scope_begin();       \
            same_bits(what, call, first_);            \
            torc_scope_end(scope);                    \
        }                                             \
    } while (0)

/* Many collisions, under load, and right: runs within a tile, across some, across very many; rows of every width. */
static void test_repeats(void **state) {
    (void)state;
    NEEDS_CUDA();
    side = torc_cuda_stream_new(0, 0);
    load = torc_randn(SHAPE(1 << 22), .device = TORC_CUDA(0));
    assert_true(torc_cuda_synchronize(0));
    static const torc_dtype floats[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT64};
    static const int64_t places[] = {1, 7, 1000, 65536};
    char what[100];
    for (int t = 0; t < 4; t++)
        for (int p = 0; p < 4; p++) {
            int64_t scope = torc_scope_begin();
            const int64_t n = 300001, m = places[p];
            torc_tensor index = torc_randint(m, SHAPE(n)), src = torc_mul(random_of(floats[t], SHAPE(n)), 0.01),
                        x = random_of(floats[t], SHAPE(m));
            torc_tensor i = on_cuda(index), s = on_cuda(src), y = on_cuda(x),
                        wide = torc_to(src, .dtype = TORC_FLOAT64), wide_x = torc_to(x, .dtype = TORC_FLOAT64);
            snprintf(what, sizeof what, "%d elements into %d, %s", (int)n, (int)m, torc_dtype_name(floats[t]));
            const double scale =
                once(floats[t]) +
                (m < 10 ? 2 : 0); /* sums of 300,000 terms go astray by more than one rounding of float */
            SAME(what, torc_scatter_add(y, 0, i, s), torc_scatter_add(wide_x, 0, index, wide), scale);
            SAME(what, torc_index_add(y, 0, i, s, .alpha = -2), torc_index_add(wide_x, 0, index, wide, .alpha = -2),
                 2 * scale);
            SAME(what, torc_scatter(y, 0, i, s), torc_scatter(x, 0, index, src), 0);
            for (int low = 0; low < 2; low++)
                SAME(what, torc_scatter_reduce(y, 0, i, s, low ? "amin" : "amax"),
                     torc_scatter_reduce(x, 0, index, src, low ? "amin" : "amax"), 0);
            torc_tensor near = torc_add(torc_mul(torc_to(src, .dtype = TORC_FLOAT64), 1e-3), 1),
                        factors = torc_to(near, .dtype = floats[t]);
            torc_tensor f = on_cuda(factors);
            if (t == 0 || t == 3)
                SAME(what, torc_scatter_reduce(y, 0, i, f, "prod"),
                     torc_scatter_reduce(wide_x, 0, index, torc_to(factors, .dtype = TORC_FLOAT64), "prod"), 3000);
            REPEATS(what, torc_scatter_add(y, 0, i, s));
            REPEATS(what, torc_scatter_reduce(y, 0, i, f, "prod"));
            REPEATS(what, torc_scatter_reduce(y, 0, i, s, "mean"));
            REPEATS(what, torc_scatter(y, 0, i, s));
            REPEATS(what, torc_index_put(y, TENSORS(i), s));
            torc_scope_end(scope);
        }
    static const int64_t widths[] = {2, 3, 4, 7, 8, 24, 40, 65, 256, 1000, 4096};
    for (int t = 0; t < 4; t++)
        for (int w = 0; w < 11; w++)
            for (int p = 0; p < 3; p++) {
                int64_t scope = torc_scope_begin();
                const int64_t n = 2000, m = p == 0 ? 1 : p == 1 ? 13 : 1500, width = widths[w];
                torc_tensor index = torc_randint(m, SHAPE(n)),
                            src = torc_mul(random_of(floats[t], SHAPE(n, width)), 0.1),
                            x = random_of(floats[t], SHAPE(m, width));
                torc_tensor i = on_cuda(index), s = on_cuda(src), y = on_cuda(x);
                snprintf(what, sizeof what, "rows of %d into %d, %s", (int)width, (int)m, torc_dtype_name(floats[t]));
                SAME(what, torc_index_add(y, 0, i, s),
                     torc_index_add(torc_to(x, .dtype = TORC_FLOAT64), 0, index, torc_to(src, .dtype = TORC_FLOAT64)),
                     once(floats[t]) + (m < 20 ? 1 : 0));
                REPEATS(what, torc_index_add(y, 0, i, s));
                REPEATS(what, torc_index_copy(y, 0, i, s));
                REPEATS(what, torc_index_put(y, TENSORS(i), s, .accumulate = true));
                torc_scope_end(scope);
            }
    /* gradients: of gather, of windows that overlap (every way in which they may), of views that do not */
    for (int t = 0; t < 4; t++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = random_of(floats[t], SHAPE(40, 300)), index = torc_randint(40, SHAPE(500, 300)),
                    i = on_cuda(index), y = on_cuda(x);
        for (int view = 0; view < 9; view++) {
            torc_tensor g = NULL, grads[3];
            for (int run = 0; run < 3; run++) {
                torc_tensor a = torc_requires_grad_(torc_clone(run == 2 ? torc_to(x, .dtype = TORC_FLOAT64) : y), true),
                            v;
                switch (view) {
                case 0: v = torc_gather(a, 0, run == 2 ? index : i); break;
                case 1: v = torc_unfold(a, 1, 20, 3); break;
                case 2: v = torc_as_strided(a, SHAPE(50, 60, 5), SHAPE(7, 11, 1)); break;
                case 3: v = torc_as_strided(a, SHAPE(30, 1, 20, 4), SHAPE(0, 5, 300, 2), .storage_offset = 9); break;
                case 4:
                    v = torc_as_strided(a, SHAPE(3000, 300), SHAPE(0, 1), .storage_offset = 77);
                    break; /* so many that they are sorted */
                case 5: v = torc_as_strided(a, SHAPE(3, 4, 5, 6, 7), SHAPE(1, 2, 3, 50, 400)); break;
                case 6: v = torc_as_strided(torc_transpose(a, 0, 1), SHAPE(9, 30, 11), SHAPE(4, 0, 6)); break;
                case 7: v = torc_narrow(torc_transpose(a, 0, 1), 0, 5, 200); break;
                default: v = torc_expand(torc_unsqueeze(torc_diagonal(a), 0), SHAPE(200, 40)); break;
                }
                if (!g) g = random_of(floats[t], torc_ints_of(v->sizes, v->ndim));
                disturb(run);
                torc_backward(v, .gradient = run == 2 ? torc_to(g, .dtype = TORC_FLOAT64) : on_cuda(g));
                NO_ERROR();
                grads[run] = torc_grad(a);
            }
            snprintf(what, sizeof what, "gradient %d, %s", view, torc_dtype_name(floats[t]));
            SAME(what, grads[0], grads[2], 10);
            same_bits(what, grads[0], grads[1]);
        }
        torc_scope_end(scope);
    }
    /* of rows at the beginning, at the end or between, of few bytes and of many: all others are zero */
    for (int part = 0; part < 6; part++) {
        int64_t scope = torc_scope_begin();
        const int64_t rows = 7, wide = part < 3 ? 11 : 500001, first = part % 3 ? 2 : 0,
                      count = part % 3 == 2 ? 3 : rows - 2;
        torc_tensor g = torc_randn(SHAPE(count, wide)), grads[2];
        for (int run = 0; run < 2; run++) {
            torc_tensor a =
                torc_requires_grad_(torc_randn(SHAPE(rows, wide), .device = run ? TORC_CUDA(0) : TORC_CPU), true);
            disturb(run);
            torc_backward(torc_narrow(a, 0, first, count), .gradient = run ? on_cuda(g) : g);
            NO_ERROR();
            grads[run] = torc_grad(a);
        }
        SAME("gradient of rows", grads[1], grads[0], 0);
        torc_scope_end(scope);
    }
    assert_true(torc_cuda_synchronize(0));
}

/* Signs of zero, infinities and NaN; bad indices; nothing at all; and nothing that a graph could not capture. */
static void test_in_order_edges(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor s = torc_full(SHAPE0, 5.0), zero = torc_zeros(SHAPE0, .dtype = TORC_INT64),
                zeros = torc_zeros(SHAPE(3), .dtype = TORC_INT64), none = torc_zeros(SHAPE(0), .dtype = TORC_INT64);
    SAME("scatter_add to a number", torc_scatter_add(on_cuda(s), 0, on_cuda(zero), on_cuda(s)), torc_full(SHAPE0, 10.0),
         0);
    SAME("index_add to a number",
         torc_index_add(on_cuda(s), 0, on_cuda(torc_zeros(SHAPE(1), .dtype = TORC_INT64)), on_cuda(torc_ones(SHAPE0))),
         torc_full(SHAPE0, 6.0), 0);
    torc_tensor x = on_cuda(torc_randn(SHAPE(3, 4)));
    SAME("index_add of nothing", torc_index_add(x, 0, on_cuda(none), on_cuda(torc_zeros(SHAPE(0, 4)))),
         torc_to(x, .device = TORC_CPU), 0);
    SAME("index_put of nothing",
         torc_index_put(x, TENSORS(on_cuda(none)), on_cuda(torc_ones(SHAPE0)), .accumulate = true),
         torc_to(x, .device = TORC_CPU), 0);
    torc_tensor minus = torc_full(SHAPE(1), -0.0),
                sum = torc_to(torc_scatter_add(on_cuda(minus), 0, on_cuda(zeros), on_cuda(torc_full(SHAPE(3), -0.0))),
                              .device = TORC_CPU);
    NO_ERROR();
    assert_true(signbit(*(const float *)tensor_bytes(sum)));
    const float mixed[4] = {-0.0f, 0.0f, NAN, -INFINITY};
    torc_tensor m = torc_tensor_from(mixed, SHAPE(4), .dtype = TORC_FLOAT32),
                at = torc_zeros(SHAPE(4), .dtype = TORC_INT64);
    for (int k = 1; k < 5; k++)
        for (int r = 0; r < 2; r++) {
            torc_tensor part = torc_narrow(m, 0, 0, k), where = torc_narrow(at, 0, 0, k),
                        start = torc_full(SHAPE(1), r ? -7.0 : 7.0);
            const char *name = r ? "amax" : "amin";
            same_bits(name,
                      torc_to(torc_scatter_reduce(on_cuda(start), 0, on_cuda(where), on_cuda(part), name,
                                                  .include_self = false),
                              .device = TORC_CPU),
                      torc_scatter_reduce(start, 0, where, part, name, .include_self = false));
        }
    /* bad indices, also of the last place, whose run they are in */
    const int64_t bad[6] = {4, 9, 1, 4, 11, -9};
    torc_tensor wrong = on_cuda(torc_tensor_from(bad, SHAPE(6), .dtype = TORC_INT64)),
                five = on_cuda(torc_zeros(SHAPE(5))), values = on_cuda(torc_arange(7.0, .start = 1.0));
    const float want_sum[5] = {0, 3, 0, 0, 5}, want_last[5] = {0, 3, 0, 0, 4};
    for (int set = 0; set < 2; set++) {
        torc_tensor got = set ? torc_scatter(five, 0, wrong, values) : torc_scatter_add(five, 0, wrong, values);
        reported(TORC_ERROR_INDEX, set ? "scatter(): index" : "scatter_add(): index");
        SAME("others are written", got, torc_tensor_from(set ? want_last : want_sum, SHAPE(5), .dtype = TORC_FLOAT32),
             0);
    }
    /* a graph */
    torc_tensor y = on_cuda(torc_zeros(SHAPE(70, 20))), rows = on_cuda(torc_randint(70, SHAPE(999))),
                source = on_cuda(torc_randn(SHAPE(999, 20)));
    torc_tensor want = torc_index_add(y, 0, rows, source);
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    torc_tensor result = torc_empty_like(y);
    TORC_CUDA_GRAPH(graph) {
        int64_t scope = torc_scope_begin();
        torc_copy_(result, torc_index_add(y, 0, rows, source));
        torc_scope_end(scope);
    }
    NO_ERROR();
    for (int k = 0; k < 3; k++) {
        torc_zero_(result);
        assert_true(torc_cuda_graph_replay(graph));
        same_bits("replay", result, want);
    }
    NO_ERROR();
}

/* Places and positions beyond 31 and 32 bits. */
static void test_in_order_large(void **state) {
    (void)state;
    NEEDS_CUDA();
    size_t free_bytes, total;
    assert_true(torc_cuda_empty_cache());
    assert_true(torc_cuda_mem_get_info(0, &free_bytes, &total));
    if (free_bytes < (size_t)100 << 30) skip();
    const int64_t big = ((int64_t)1 << 31) + 10;
    int64_t scope = torc_scope_begin();
    torc_tensor table = torc_zeros(SHAPE(big), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0)),
                index = torc_add(torc_randint(5, SHAPE(1000)), big - 5);
    torc_tensor src = random_of(TORC_FLOAT16, SHAPE(1000)),
                want = torc_scatter_add(torc_zeros(SHAPE(5), .dtype = TORC_FLOAT64), 0, torc_sub(index, big - 5),
                                        torc_to(src, .dtype = TORC_FLOAT64));
    torc_scatter_add_(table, 0, on_cuda(index), on_cuda(src));
    SAME("places beyond 2^31", torc_narrow(table, 0, big - 5, 5), want, 1);
    torc_scope_end(scope);
    for (int wide = 0; wide < 2; wide++) { /* the second has ranks of 64 bits */
        const int64_t n = wide ? ((int64_t)1 << 32) + 77 : big;
        if (wide && free_bytes < (size_t)132 << 30) break;
        torc_cuda_empty_cache();
        int64_t inner = torc_scope_begin();
        torc_tensor few = torc_zeros(SHAPE(10), .dtype = TORC_FLOAT64, .device = TORC_CUDA(0)),
                    at = torc_full(SHAPE(1), 7, .dtype = TORC_INT64, .device = TORC_CUDA(0)),
                    one = torc_ones(SHAPE(1), .dtype = TORC_FLOAT64, .device = TORC_CUDA(0));
        torc_tensor got = torc_scatter_add(few, 0, torc_expand(at, SHAPE(n)), torc_expand(one, SHAPE(n)));
        torc_tensor exact = torc_zeros(SHAPE(10), .dtype = TORC_FLOAT64);
        ((double *)tensor_bytes(exact))[7] = (double)n;
        SAME("positions beyond 2^31", got, exact, 0);
        torc_scope_end(inner);
    }
    torc_cuda_empty_cache();
    NO_ERROR();
}

/* An argument chooses tests by name, with * for anything. */
int main(int argc, char **argv) {
    if (argc > 1) cmocka_set_test_filter(argv[1]);
    const struct CMUnitTest tests[] = {SCOPED(test_slices),
                                       SCOPED(test_lines),
                                       SCOPED(test_elements),
                                       SCOPED(test_rows),
                                       SCOPED(test_advanced),
                                       SCOPED(test_few_positions),
                                       SCOPED(test_masks),
                                       SCOPED(test_edges),
                                       SCOPED(test_gradients),
                                       SCOPED(test_faults),
                                       DETERMINISTIC(test_slices),
                                       DETERMINISTIC(test_elements),
                                       DETERMINISTIC(test_rows),
                                       DETERMINISTIC(test_advanced),
                                       DETERMINISTIC(test_gradients),
                                       DETERMINISTIC(test_faults),
                                       DETERMINISTIC(test_in_order),
                                       DETERMINISTIC(test_repeats),
                                       DETERMINISTIC(test_in_order_edges),
                                       DETERMINISTIC(test_in_order_large)};
    return cmocka_run_group_tests_name("cuda/index", tests, NULL, NULL);
}
