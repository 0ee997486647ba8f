/* sort and topk: order, stability and positions against an insertion of (value, position) pairs, for lengths on both sides
 * of every change of algorithm, all dtypes and layouts, with the values that order badly. */
/* labels: threads */
#include "support.h"

static const torc_dtype every_dtype[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                         TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};

typedef struct pair {
    double value;
    int64_t position;
} pair;
/* NaN is greater than all else and equal to itself; positions decide between equals. */
static int ascending(const void *a, const void *b) {
    const pair *x = a, *y = b;
    bool nx = isnan(x->value), ny = isnan(y->value);
    if (nx != ny) return nx ? 1 : -1;
    if (!nx && x->value != y->value) return x->value < y->value ? -1 : 1;
    return x->position < y->position ? -1 : 1;
}
static int descending(const void *a, const void *b) {
    const pair *x = a, *y = b;
    bool nx = isnan(x->value), ny = isnan(y->value);
    if (nx != ny) return nx ? -1 : 1;
    if (!nx && x->value != y->value) return x->value > y->value ? -1 : 1;
    return x->position < y->position ? -1 : 1;
}

/* The first k of every row along dim must be those of the reference; x has at most 3 dimensions. */
static void check_order(torc_tensor x, int64_t dim, bool down, torc_tensor values, torc_tensor indices, int64_t k) {
    NO_ERROR();
    HAS_DTYPE(values, torc_tensor_dtype(x));
    HAS_DTYPE(indices, TORC_INT64);
    int64_t n = torc_size(x, dim), rows = n ? torc_numel(x) / n : 0;
    torc_tensor a = torc_reshape(torc_transpose(x, dim, -1), SHAPE(rows, n)),
                v = torc_reshape(torc_transpose(values, dim, -1), SHAPE(rows, k)),
                p = torc_reshape(torc_transpose(indices, dim, -1), SHAPE(rows, k));
    double *in = read_all(a), *got = read_all(v);
    pair *want = malloc(sizeof *want * (size_t)(n + 1));
    for (int64_t r = 0; r < rows; r++) {
        for (int64_t i = 0; i < n; i++) want[i] = (pair){in[r * n + i], i};
        qsort(want, (size_t)n, sizeof *want, down ? descending : ascending);
        for (int64_t i = 0; i < k; i++) {
            double value = got[r * k + i];
            int64_t position = read_int(p, r * k + i);
            if (position != want[i].position || !is_close(value, want[i].value, 0, 0) ||
                signbit(value) != signbit(want[i].value)) {
                print_error("%s, n %lld, row %lld, place %lld: %g from %lld, expected %g from %lld\n",
                            torc_dtype_name(torc_tensor_dtype(x)), (long long)n, (long long)r, (long long)i, value,
                            (long long)position, want[i].value, (long long)want[i].position);
                fail();
            }
        }
    }
    free(in);
    free(got);
    free(want);
}

static void check_sort(torc_tensor x, int64_t dim) {
    for (int down = 0; down < 2; down++) {
        torc_sort_result r = torc_sort(x, .dim = dim, .descending = down, .stable = true);
        check_order(x, dim, down, r.values, r.indices, torc_size(x, dim));
        SAME(torc_argsort(x, .dim = dim, .descending = down), r.indices);
    }
}

static void sort_values(void **state) {
    (void)state;
    static const int64_t lengths[] = {1, 2, 3, 23, 24, 25, 49, 159, 160, 161, 700, 5999, 6001};
    for (int64_t d = 0; d < LENGTH(every_dtype); d++)
        for (int64_t l = 0; l < LENGTH(lengths); l++) {
            int64_t scope = torc_scope_begin();
            int64_t n = lengths[l];
            torc_tensor x =
                make_uniform(every_dtype[d], SHAPE(3, n), (uint64_t)(d * 100 + l), -120, 120, LAYOUT_CONTIGUOUS);
            check_sort(x, 1);
            torc_tensor few = make_uniform(every_dtype[d], SHAPE(n), 5, -2, 2, LAYOUT_STRIDED); /* many equal */
            check_sort(few, 0);
            torc_scope_end(scope);
        }
}

static void sort_layouts(void **state) {
    (void)state;
    for (int64_t d = 0; d < LENGTH(every_dtype); d++)
        for (int lay = 0; lay < LAYOUT_COUNT; lay++) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = make_uniform(every_dtype[d], SHAPE(5, 30, 4), 1, -100, 100, (layout)lay);
            for (int64_t dim = 0; dim < 3; dim++) check_sort(x, dim - 3 * (lay & 1));
            torc_sort_result r = torc_sort(x, .dim = 1);
            torc_sort_result out = {torc_transpose(torc_zeros(SHAPE(30, 5, 4), .dtype = every_dtype[d]), 0, 1),
                                    torc_zeros(SHAPE(5, 30, 4), .dtype = TORC_INT64)};
            torc_sort_out(out, x, .dim = 1);
            SAME(out.values, r.values);
            SAME(out.indices, r.indices);
            SAME(torc_msort(x), torc_sort(x, .dim = 0).values);
            torc_scope_end(scope);
        }
    torc_tensor e = torc_expand(make_f32(SHAPE(3, 1), (double[]){3, 1, 2}), SHAPE(3, 4));
    check_sort(e, 0);
    check_sort(e, 1);
}

static void awkward_values(void **state) {
    (void)state;
    const double v[] = {NAN, -0.0, 0.0,   INFINITY, -INFINITY, 1e-7,  -1e-7, NAN, 88,  -20,
                        0.0, -0.0, 65504, -65504,   6e-8,      -6e-8, 1,     -1,  -NAN};
    const torc_dtype floats[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    for (int k = 0; k < 4; k++) check_sort(make(floats[k], SHAPE(LENGTH(v)), v, LAYOUT_CONTIGUOUS), 0);
    const int64_t wide[] = {
        INT64_MAX, INT64_MIN, -1, 0, 1, INT64_MAX - 1, INT64_MIN + 1, (int64_t)1 << 53, ((int64_t)1 << 53) + 1};
    torc_sort_result r = torc_sort(make_i64_exact(SHAPE(LENGTH(wide)), wide));
    for (int64_t i = 1; i < LENGTH(wide); i++) assert_true(read_int(r.values, i - 1) < read_int(r.values, i));
    VALUES(r.indices, 1, 6, 2, 3, 4, 7, 8, 5, 0);
    /* constant, sorted, reversed, and values that differ in one digit only */
    for (int64_t n = 30; n < 20000; n *= 9) {
        double *x = malloc(sizeof *x * (size_t)n);
        for (int kind = 0; kind < 4; kind++) {
            int64_t scope = torc_scope_begin();
            for (int64_t i = 0; i < n; i++)
                x[i] = kind == 0   ? 7
                       : kind == 1 ? (double)i
                       : kind == 2 ? (double)-i
                                   : (double)(i * 7919 % 16) * 65536 * 4096;
            check_sort(make_f32(SHAPE(n), x), 0);
            check_sort(make_f64(SHAPE(n), x), 0);
            check_sort(make_i64(SHAPE(n), x), 0);
            torc_scope_end(scope);
        }
        free(x);
    }
    /* 0-dim and empty */
    torc_sort_result z = torc_sort(make_f32(SHAPE0, (double[]){5}));
    assert_true(torc_dim(z.values) == 0 && read_element(z.values, 0) == 5 && read_int(z.indices, 0) == 0);
    HAS_SHAPE(torc_sort(torc_zeros(SHAPE(0))).values, 0);
    HAS_SHAPE(torc_sort(torc_zeros(SHAPE(3, 0))).indices, 3, 0);
    HAS_SHAPE(torc_sort(torc_zeros(SHAPE(0, 3))).indices, 0, 3);
    NO_ERROR();
}

/* One long row is cut among threads and merged; the result is the same for every number of them. */
static void long_rows(void **state) {
    (void)state;
    int before = torc_get_num_threads();
    const torc_dtype some[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_INT16};
    for (int threads = 1; threads <= 5; threads++)
        for (int k = 0; k < 3; k++) {
            int64_t scope = torc_scope_begin();
            torc_set_num_threads(threads);
            check_sort(make_uniform(some[k], SHAPE(70001), 3, -1000, 1000, k == 1 ? LAYOUT_STRIDED : LAYOUT_CONTIGUOUS),
                       0);
            torc_scope_end(scope);
        }
    torc_set_num_threads(before);
}

static void topk_values(void **state) {
    (void)state;
    for (int64_t d = 1; d < LENGTH(every_dtype); d++) { /* PyTorch refuses bool */
        static const int64_t lengths[] = {1, 40, 1000, 3000};
        for (int64_t l = 0; l < LENGTH(lengths); l++) {
            int64_t n = lengths[l], ks[] = {0, 1, 5, 100, 700, n / 2, n - 1, n};
            for (int64_t q = 0; q < LENGTH(ks); q++)
                for (int largest = 0; largest < 2; largest++) {
                    if (ks[q] > n) continue;
                    int64_t scope = torc_scope_begin();
                    torc_tensor x = make_uniform(every_dtype[d], SHAPE(2, n), (uint64_t)(d * 7 + l), -120, 120,
                                                 q % 2 ? LAYOUT_STRIDED : LAYOUT_CONTIGUOUS);
                    torc_topk_result r = torc_topk(x, ks[q], .largest = (bool)largest);
                    check_order(x, -1, largest, r.values, r.indices, ks[q]);
                    torc_tensor t = torc_t(x);
                    r = torc_topk(t, ks[q], .dim = 0, .largest = (bool)largest);
                    check_order(t, 0, largest, r.values, r.indices, ks[q]);
                    torc_scope_end(scope);
                }
        }
    }
    torc_tensor x = make_f32(SHAPE(6), (double[]){NAN, 1, INFINITY, -INFINITY, NAN, 2});
    VALUES(torc_topk(x, 3).indices, 0, 4, 2);
    VALUES(torc_topk(x, 3, .largest = false).indices, 3, 1, 5);
    double v[5000];
    for (int i = 0; i < 5000; i++) v[i] = i; /* every element passes the threshold of those before */
    VALUES(torc_topk(make_f32(SHAPE(5000), v), 2).values, 4999, 4998);
    assert_true(read_element(torc_topk(make_f32(SHAPE0, (double[]){5}), 1).values, 0) == 5);
    HAS_SHAPE(torc_topk(torc_zeros(SHAPE(3, 4)), 0).values, 3, 0);
    NO_ERROR();
    FAILS(RUNTIME, "selected index k out of range", torc_topk(x, 7));
    FAILS(RUNTIME, "selected index k out of range", torc_topk(x, -1));
    FAILS(RUNTIME, "selected index k out of range", torc_topk(torc_zeros(SHAPE0), 2));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-1, 0], but got 2)", torc_topk(x, 1, .dim = 2));
    FAILS(RUNTIME, on_cuda() ? "topk does not support bool dtypes on CUDA" : "topk does not support bool dtypes on CPU",
          torc_topk(torc_bool(x), 1));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-1, 0], but got -3)", torc_sort(x, .dim = -3));
}

static torc_tensor sorted(torc_tensor *in, void *dim) {
    torc_tensor v = torc_sort(in[0], .dim = *(int64_t *)dim, .descending = true).values;
    return torc_mul(torc_mul(v, v), torc_roll(v, INTS(1), .dims = DIMS(0)));
}
static torc_tensor best(torc_tensor *in, void *dim) {
    torc_tensor v = torc_topk(in[0], 2, .dim = *(int64_t *)dim).values;
    return torc_mul(v, torc_mul(v, v));
}

static void gradients(void **state) {
    (void)state;
    for (int64_t dim = -1; dim < 2; dim++)
        for (int lay = 0; lay < 3; lay++) {
            torc_tensor x =
                with_grad(make(TORC_FLOAT64, SHAPE(3, 4),
                               (double[]){0.3, -1, 2, 0.7, 1.1, 0.1, -0.4, 3, -2, 1.7, 0.9, -0.6}, (layout)lay));
            CHECK_GRADIENTS_TWICE(sorted, &dim, &x, 1);
            CHECK_GRADIENTS_TWICE(best, &dim, &x, 1);
        }
    torc_tensor x = torc_requires_grad_(make_f32(SHAPE(3), (double[]){1, 3, 2}), true);
    assert_false(torc_requires_grad(torc_sort(x).indices));
    torc_backward(torc_sum(torc_mul(torc_sort(x).values, make_f32(SHAPE(3), (double[]){10, 20, 30}))));
    VALUES(torc_grad(x), 10, 30, 20);
}

/* Places in sorted rows, of every dtype: as many elements as are before, or not behind, the value. */
static void places(void **state) {
    (void)state;
    static const torc_dtype kinds[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_UINT8,
                                       TORC_INT8,    TORC_INT16,   TORC_INT32,   TORC_INT64};
    static const int64_t sizes[][3] = {{1, 5, 7}, {3, 1, 600}, {4, 33, 1}, {2, 1000, 1300}, {1, 17, 5000}, {5, 0, 3}};
    for (int d = 0; d < (int)LENGTH(kinds); d++)
        for (int s = 0; s < (int)LENGTH(sizes); s++)
            for (int how = 0; how < 8; how++) {
                const int64_t scope = torc_scope_begin(), rows = sizes[s][0], n = sizes[s][1], count = sizes[s][2];
                const bool right = how & 1, narrow = how & 2, one = how & 4;
                torc_tensor sorted = torc_sort(make_uniform(kinds[d], one ? SHAPE(n) : SHAPE(rows, n), 1, 0, 50,
                                                            LAYOUT_CONTIGUOUS))
                                         .values,
                            x = make_uniform(kinds[d], SHAPE(rows, count), 2, 0, 50,
                                             how % 3 ? LAYOUT_CONTIGUOUS : LAYOUT_OFFSET);
                torc_tensor got = torc_searchsorted(sorted, x, .right = right, .out_int32 = narrow);
                NO_ERROR();
                assert_int_equal(torc_tensor_dtype(got), narrow ? TORC_INT32 : TORC_INT64);
                double *from = read_all(sorted), *values = read_all(x);
                for (int64_t i = 0; i < rows * count; i++) {
                    double place = 0;
                    for (int64_t k = 0; k < n; k++) {
                        const double e = from[(one ? 0 : i / count * n) + k];
                        place += right ? e <= values[i] : e < values[i];
                    }
                    values[i] = place;
                }
                CLOSE_TO(got, values, 0, 0);
                free(from), free(values);
                torc_scope_end(scope);
            }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(sort_values), SCOPED(sort_layouts), SCOPED(awkward_values),
                                       SCOPED(long_rows),   SCOPED(topk_values),  SCOPED(gradients),
                                       SCOPED(places)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
