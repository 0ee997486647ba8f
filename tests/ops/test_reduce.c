/* test_reduce.c - reductions and running sums against plain loops in double, over dtypes, layouts and sets of
 * dimensions; special values, empty inputs, PyTorch's messages; gradients against central differences. */
/* timeout: 180 */
#include "support.h"

static const torc_dtype every_dtype[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                         TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
static const torc_dtype floating[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
static bool is_floating(torc_dtype d) { return torc_dtype_is_floating_point(d); }

/* ------------------------------------------------------------------------------------------ the reference */
typedef enum what {
    SUM,
    NANSUM,
    MEAN,
    PROD,
    AMAX,
    AMIN,
    ANY,
    ALL,
    COUNT,
    VAR,
    STD,
    NORM0,
    NORM1,
    NORM2,
    NORM3,
    NORM_INF,
    NORM_MINUS_INF,
    LOGSUMEXP,
    WHATS
} what;
static const char *const what_names[WHATS] = {
    "sum", "nansum", "mean",   "prod",   "amax",   "amin",   "any",      "all",       "count_nonzero",
    "var", "std",    "norm 0", "norm 1", "norm 2", "norm 3", "norm inf", "norm -inf", "logsumexp"};

static double norm_order(what w) {
    const double orders[] = {0, 1, 2, 3, INFINITY, -INFINITY};
    return orders[w - NORM0];
}
static bool defined(what w, torc_dtype d) {
    return is_floating(d) || !(w == MEAN || w == VAR || w == STD || (w >= NORM0 && w <= NORM_MINUS_INF));
}

static torc_tensor apply(what w, torc_tensor x, torc_ints dims, bool keepdim) {
    int64_t count;
    const int64_t *list = torc_ints_data(&dims, &count);
    switch (w) {
    case SUM: return torc_sum(x, .dim = dims, .keepdim = keepdim);
    case NANSUM: return torc_nansum(x, .dim = dims, .keepdim = keepdim);
    case MEAN: return torc_mean(x, .dim = dims, .keepdim = keepdim);
    case PROD: return count == 1 ? torc_prod(x, .dim = *list, .keepdim = keepdim) : NULL;
    case AMAX: return torc_amax(x, .dim = dims, .keepdim = keepdim);
    case AMIN: return torc_amin(x, .dim = dims, .keepdim = keepdim);
    case ANY: return torc_any(x, .dim = dims, .keepdim = keepdim);
    case ALL: return torc_all(x, .dim = dims, .keepdim = keepdim);
    case COUNT: return torc_count_nonzero(x, .dim = dims);
    case VAR: return torc_var(x, .dim = dims, .keepdim = keepdim);
    case STD: return torc_std(x, .dim = dims, .keepdim = keepdim);
    case LOGSUMEXP: return torc_logsumexp(x, dims, .keepdim = keepdim);
    default: return torc_vector_norm(x, .ord = norm_order(w), .dim = dims, .keepdim = keepdim);
    }
}

static double reference(what w, const double *v, int64_t n) {
    double s = 0, top = -INFINITY, mean = 0;
    switch (w) {
    case SUM:
    case MEAN:
    case NANSUM:
        for (int64_t i = 0; i < n; i++) s += w == NANSUM && isnan(v[i]) ? 0 : v[i];
        return w == MEAN ? s / (double)n : s;
    case PROD:
        s = 1;
        for (int64_t i = 0; i < n; i++) s *= v[i];
        return s;
    case AMAX:
    case AMIN:
        s = v[0];
        for (int64_t i = 0; i < n; i++)
            if (isnan(v[i]) || (w == AMAX ? v[i] > s : v[i] < s)) s = v[i];
        return s;
    case ANY:
    case ALL:
    case COUNT:
    case NORM0:
        for (int64_t i = 0; i < n; i++) s += v[i] != 0;
        return w == ANY ? s > 0 : w == ALL ? s == (double)n : s;
    case VAR:
    case STD:
        for (int64_t i = 0; i < n; i++) mean += v[i] / (double)n;
        for (int64_t i = 0; i < n; i++) s += (v[i] - mean) * (v[i] - mean);
        s /= (double)n - 1;
        return w == STD ? sqrt(s) : s;
    case LOGSUMEXP:
        for (int64_t i = 0; i < n; i++) top = fmax(top, v[i]);
        for (int64_t i = 0; i < n; i++) s += exp(v[i] - top);
        return top + log(s);
    case NORM_INF:
    case NORM_MINUS_INF:
        s = fabs(v[0]);
        for (int64_t i = 0; i < n; i++) s = w == NORM_INF ? fmax(s, fabs(v[i])) : fmin(s, fabs(v[i]));
        return s;
    default:
        for (int64_t i = 0; i < n; i++) s += pow(fabs(v[i]), norm_order(w));
        return pow(s, 1 / norm_order(w));
    }
}

/* All lines of x over `mask`: results in logical order; `values` has room for a line. */
typedef struct lines {
    int64_t results, length;
    double *v;
} lines;
static lines lines_of(torc_tensor x, uint32_t mask) {
    int ndim = (int)torc_dim(x);
    int64_t n = torc_numel(x);
    lines l = {1, 1, malloc((size_t)(n + 1) * sizeof(double))};
    for (int d = 0; d < ndim; d++) *(mask >> d & 1 ? &l.length : &l.results) *= torc_size(x, d);
    double *all = read_all(x);
    for (int64_t i = 0; i < n; i++) {
        int64_t rest = i, result = 0, at = 0, rs = 1, as = 1;
        for (int d = ndim - 1; d >= 0; d--) {
            int64_t size = torc_size(x, d), k = rest % size;
            rest /= size;
            if (mask >> d & 1)
                at += k * as, as *= size;
            else
                result += k * rs, rs *= size;
        }
        l.v[result * l.length + at] = all[i];
    }
    free(all);
    return l;
}

static torc_dtype result_dtype(what w, torc_dtype d) {
    if (w == ANY || w == ALL) return d == TORC_UINT8 ? TORC_UINT8 : TORC_BOOL;
    if (w == COUNT) return TORC_INT64;
    if (w == LOGSUMEXP) return is_floating(d) ? d : TORC_FLOAT32;
    if ((w == SUM || w == NANSUM || w == PROD) && !is_floating(d)) return TORC_INT64;
    return d;
}

/* `l`: lines_of(x, mask), which serve all reductions. */
static void check_lines(what w, torc_tensor x, uint32_t mask, bool keepdim, lines l) {
    int64_t list[TORC_MAX_DIMS], count = 0;
    for (int d = 0; d < (int)torc_dim(x); d++)
        if (mask >> d & 1) list[count++] = d % 2 ? d : d - torc_dim(x);
    if (w == PROD && count != 1) return;
    torc_tensor y = apply(w, x, torc_ints_of(list, count), keepdim);
    if (!y) print_error("%s\n", what_names[w]);
    NO_ERROR();
    torc_dtype d = torc_tensor_dtype(x), out = result_dtype(w, d);
    HAS_DTYPE(y, out);
    assert_int_equal(torc_numel(y), l.results);
    assert_int_equal(torc_dim(y), keepdim && w != COUNT ? torc_dim(x) : torc_dim(x) - count);
    double rtol, atol;
    tolerance(out, &rtol, &atol);
    for (int64_t i = 0; i < l.results; i++) {
        double want = round_to(out, reference(w, l.v + i * l.length, l.length)), got = read_element(y, i), size = 0;
        for (int64_t k = 0; k < l.length; k++) size += fabs(l.v[i * l.length + k]);
        if (!is_close(got, want, 4 * rtol, atol + (is_floating(out) ? size * dtype_epsilon(out) : 0)))
            fail_msg("%s of %s, mask %x, result %lld: got %.9g, want %.9g", what_names[w], torc_dtype_name(d),
                     (unsigned)mask, (long long)i, got, want);
    }
}
static void check(what w, torc_tensor x, uint32_t mask, bool keepdim) {
    lines l = lines_of(x, mask);
    check_lines(w, x, mask, keepdim, l);
    free(l.v);
}

static void test_all_dtypes_and_layouts(void **state) {
    (void)state;
    for (int k = 0; k < LENGTH(every_dtype); k++)
        for (int lay = 0; lay < LAYOUT_COUNT; lay++) {
            int64_t scope = torc_scope_begin();
            torc_dtype d = every_dtype[k];
            torc_tensor x = make_uniform(d, SHAPE(3, 5, 2, 11), 7, d == TORC_UINT8 || d == TORC_BOOL ? 0 : -3,
                                         d == TORC_BOOL ? 2 : 4, (layout)lay);
            for (uint32_t mask = 1; mask < 16; mask++) {
                lines l = lines_of(x, mask);
                for (int w = 0; w < WHATS; w++)
                    if (defined((what)w, d)) {
                        int64_t inner = torc_scope_begin();
                        check_lines((what)w, x, mask, mask % 3 == 0, l);
                        torc_scope_end(inner);
                    }
                free(l.v);
            }
            torc_scope_end(scope);
        }
}

/* Sizes around the lengths at which loops change their ways. */
static void test_lengths(void **state) {
    (void)state;
    static const int64_t lengths[] = {1,   2,   7,   8,   15,   16,   17,   31,   32,   33,    63,    64,   65,
                                      127, 129, 255, 257, 1000, 1023, 1024, 1025, 4097, 16384, 16385, 40000};
    for (int k = 0; k < LENGTH(lengths); k++)
        for (int other = 1; other <= 35; other += 17) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = make_uniform(k % 2 ? TORC_FLOAT32 : TORC_FLOAT64, SHAPE(other, lengths[k]), (uint64_t)k, -1,
                                         3, LAYOUT_CONTIGUOUS);
            lines along = lines_of(x, 2), across = lines_of(x, 1);
            for (int w = 0; w < WHATS; w++) {
                if (w == PROD) continue;
                int64_t inner = torc_scope_begin();
                if (lengths[k] > 1 || (w != VAR && w != STD)) check_lines((what)w, x, 2, false, along);
                if (other > 1 && lengths[k] < 2000) check_lines((what)w, torc_transpose(x, 0, 1), 1, true, along);
                if (other > 1) check_lines((what)w, x, 1, false, across);
                torc_scope_end(inner);
            }
            free(along.v), free(across.v);
            torc_scope_end(scope);
        }
}

/* Columns so few that several rows are taken as one, and so few elements of each dimension that another one is gone along. */
static void test_narrow(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_BFLOAT16, TORC_FLOAT64, TORC_INT64};
    static const int64_t lengths[] = {3, 33, 131, 700}, columns[] = {1, 2, 3, 5, 8, 13, 31};
    for (int k = 0; k < LENGTH(dtypes) * LENGTH(lengths) * LENGTH(columns); k++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype dtype = dtypes[k % LENGTH(dtypes)];
        const int64_t length = lengths[k / LENGTH(dtypes) % LENGTH(lengths)],
                      wide = columns[k / LENGTH(dtypes) / LENGTH(lengths)];
        torc_tensor x = make_uniform(dtype, SHAPE(2, length, wide), (uint64_t)k, -2, 3, LAYOUT_CONTIGUOUS);
        torc_tensor gaps = make_uniform(dtype, SHAPE(2, length, wide + 1), (uint64_t)k, -2, 3, LAYOUT_CONTIGUOUS);
        const torc_tensor all[] = {x, torc_narrow(gaps, 2, 1, wide), torc_transpose(x, 0, 1)};
        for (int t = 0; t < LENGTH(all); t++)
            for (uint32_t mask = 1; mask < 7; mask++) {
                lines l = lines_of(all[t], mask);
                for (int w = 0; w < WHATS; w++)
                    if (defined((what)w, dtype) && (l.length > 1 || (w != VAR && w != STD)) &&
                        (w != PROD || length < 40)) {
                        int64_t inner = torc_scope_begin();
                        check_lines((what)w, all[t], mask, false, l);
                        torc_scope_end(inner);
                    }
                free(l.v);
            }
        for (int t = 0; t < LENGTH(all); t++) { /* running, as along lines that lie in a row */
            torc_tensor y = torc_contiguous(torc_transpose(all[t], 1, 2));
            torc_tensor sums = torc_transpose(torc_cumsum(y, 2), 1, 2),
                        products = torc_transpose(torc_cumprod(y, 2), 1, 2);
            if (on_cuda()) { /* whose kernels for either add up in orders of their own; sums of numbers up to 3 cancel */
                const double eps = is_floating(dtype) ? dtype_epsilon(dtype) : 0;
                assert_tensors_(__FILE__, __LINE__, torc_cumsum(all[t], 1), sums, 8 * eps, 3 * (double)length * eps);
                assert_tensors_(__FILE__, __LINE__, torc_cumprod(all[t], 1), products, 2 * (double)length * eps, 1e-30);
            } else {
                SAME(torc_cumsum(all[t], 1), sums);
                SAME(torc_cumprod(all[t], 1), products);
            }
            const torc_cummax_result a = torc_cummax(all[t], 1), b = torc_cummax(y, 2);
            SAME(a.values, torc_transpose(b.values, 1, 2));
            SAME(a.indices, torc_transpose(b.indices, 1, 2));
            const torc_cummin_result c = torc_cummin(all[t], 1), d = torc_cummin(y, 2);
            SAME(c.values, torc_transpose(d.values, 1, 2));
            SAME(c.indices, torc_transpose(d.indices, 1, 2));
        }
        torc_scope_end(scope);
    }
}

static void test_expanded_input(void **state) {
    (void)state;
    torc_tensor x =
        make_expanded(make_uniform(TORC_FLOAT32, SHAPE(4, 1, 6), 3, -1, 1, LAYOUT_CONTIGUOUS), SHAPE(4, 9, 6));
    for (int w = 0; w < WHATS; w++)
        for (uint32_t mask = 1; mask < 8; mask++) check((what)w, x, mask, false);
}

static void test_many_dimensions(void **state) {
    (void)state;
    torc_tensor x = torc_permute(make_uniform(TORC_FLOAT32, SHAPE(2, 3, 2, 2, 3, 2, 2), 5, -1, 1, LAYOUT_CONTIGUOUS),
                                 DIMS(3, 0, 6, 2, 5, 1, 4));
    for (uint32_t mask = 1; mask < 128; mask += 3)
        for (int w = 0; w < WHATS; w += 3) check((what)w, x, mask, mask & 1);
}

/* ------------------------------------------------------------------------------------------ positions */
static void check_positions(torc_tensor x, int64_t dim) {
    lines l = lines_of(x, 1u << dim);
    for (int smallest = 0; smallest < 2; smallest++) {
        torc_max_dim_result big = {NULL, NULL};
        torc_min_dim_result small = {NULL, NULL};
        if (smallest)
            small = torc_min_dim(x, dim);
        else
            big = torc_max_dim(x, dim);
        torc_tensor values = smallest ? small.values : big.values, indices = smallest ? small.indices : big.indices;
        torc_tensor arg = torc_tensor_dtype(x) == TORC_BOOL ? indices
                          : smallest                        ? torc_argmin(x, .dim = dim)
                                                            : torc_argmax(x, .dim = dim);
        NO_ERROR();
        HAS_DTYPE(values, torc_tensor_dtype(x));
        HAS_DTYPE(indices, TORC_INT64);
        for (int64_t r = 0; r < l.results; r++) {
            const double *v = l.v + r * l.length;
            int64_t best = 0;
            for (int64_t i = 1; i < l.length; i++)
                if (!isnan(v[best]) && (isnan(v[i]) || (smallest ? v[i] < v[best] : v[i] > v[best]))) best = i;
            if (read_int(indices, r) != best || read_int(arg, r) != best ||
                !is_close(read_element(values, r), v[best], 0, 0))
                fail_msg("%s along %lld, result %lld: index %lld, argument %lld, wanted %lld", smallest ? "min" : "max",
                         (long long)dim, (long long)r, (long long)read_int(indices, r), (long long)read_int(arg, r),
                         (long long)best);
        }
    }
    free(l.v);
}

static void test_positions(void **state) {
    (void)state;
    for (int k = 0; k < LENGTH(every_dtype); k++)
        for (int lay = 0; lay < LAYOUT_COUNT; lay++) { /* few distinct values: many ties */
            int64_t scope = torc_scope_begin();
            torc_dtype d = every_dtype[k];
            torc_tensor x =
                make_uniform(d, SHAPE(9, 4, 40), 11, d == TORC_UINT8 || d == TORC_BOOL ? 0 : -2, 3, (layout)lay);
            for (int64_t dim = 0; dim < 3; dim++) check_positions(x, dim);
            torc_scope_end(scope);
        }
    torc_tensor x = make_uniform(TORC_FLOAT32, SHAPE(3, 40000), 5, -1, 1, LAYOUT_CONTIGUOUS);
    check_positions(x, 1);
    check_positions(torc_transpose(x, 0, 1), 0);
    check_positions(make_uniform(TORC_FLOAT64, SHAPE(5000, 20), 5, -1, 1, LAYOUT_CONTIGUOUS), 0);
    /* of all elements: the logical order counts, whatever the memory's */
    torc_tensor t = torc_transpose(make_i64(SHAPE(2, 3), (double[]){1, 9, 9, 9, 1, 1}), 0, 1); /* [[1,9],[9,1],[9,1]] */
    assert_int_equal(torc_item_int64(torc_argmax(t)), 1);
    assert_int_equal(torc_item_int64(torc_argmin(t)), 0);
    HAS_SHAPE(torc_argmax(t, .keepdim = true), 1, 1);
    HAS_SHAPE(torc_max_dim(t, -1, .keepdim = true).values, 3, 1);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------ special values */
static void test_nan(void **state) {
    (void)state;
    for (int64_t n = 4; n <= 40000; n *= 100)
        for (int k = 0; k < LENGTH(floating); k++)
            for (int64_t at = 0; at < n; at += n / 3) {
                int64_t scope = torc_scope_begin();
                double *v = malloc((size_t)n * sizeof *v);
                fill_uniform(v, n, 3, -1, 1);
                v[at] = NAN;
                if (at + 1 < n) v[at + 1] = INFINITY;
                torc_tensor x = make(floating[k], SHAPE(n, 1), v, LAYOUT_CONTIGUOUS),
                            wide = make_expanded(x, SHAPE(n, 16));
                assert_true(isnan(torc_item(torc_max(x))));
                assert_true(isnan(torc_item(torc_min(x))));
                assert_true(isnan(torc_item(torc_amax(wide))));
                assert_true(isnan(torc_item(torc_sum(x))));
                assert_true(isnan(torc_item(torc_var(x))));
                assert_true(isnan(torc_item(torc_logsumexp(x, DIMS(0, 1)))));
                assert_true(isnan(torc_item(torc_vector_norm(x, .ord = INFINITY))));
                assert_true(isinf(torc_item(torc_nansum(x))) || at + 1 == n);
                assert_int_equal(torc_item_int64(torc_argmax(x)), at);
                assert_int_equal(torc_item_int64(torc_argmin(x)), at);
                assert_int_equal(read_int(torc_max_dim(wide, 0).indices, 15), at);
                assert_true(isnan(read_element(torc_amin(wide, .dim = DIMS(0)), 3)));
                assert_int_equal(torc_item_int64(torc_count_nonzero(x)), n);
                NO_ERROR();
                free(v);
                torc_scope_end(scope);
            }
}

static void test_infinities(void **state) {
    (void)state;
    double inf = INFINITY;
    VALUES(torc_logsumexp(make_f32(SHAPE(2), (double[]){inf, 1}), DIMS(0)), inf);
    VALUES(torc_logsumexp(make_f32(SHAPE(2), (double[]){-inf, -inf}), DIMS(0)), -inf);
    VALUES(torc_logsumexp(make_f32(SHAPE(2), (double[]){inf, -inf}), DIMS(0)), inf);
    VALUES(torc_logsumexp(make_f32(SHAPE(3), (double[]){-inf, 2, -inf}), DIMS(0)), 2);
    VALUES(torc_logsumexp(make_f32(SHAPE(2), (double[]){1000, 1000}), DIMS(0)), 1000.6931471805599);
    VALUES(torc_logsumexp(make_f32(SHAPE(2), (double[]){-1000, -1000}), DIMS(0)), -999.3068528194401);
    VALUES(torc_logsumexp(make_bool(SHAPE(2), (double[]){1, 0}), DIMS(0)), 1.3132616875182228);
    VALUES(torc_var(make_f32(SHAPE(3), (double[]){1, 2, inf})), NAN);
    VALUES(torc_vector_norm(make_f32(SHAPE(3), (double[]){3, NAN, 0}), .ord = -INFINITY), NAN);
    VALUES(torc_vector_norm(make_f32(SHAPE(2), (double[]){3, 4}), .ord = -1), 12.0 / 7);
    VALUES(torc_vector_norm(make_f32(SHAPE(3), (double[]){3, 4, 0}), .ord = -2), 0);
    VALUES(torc_vector_norm(make_f32(SHAPE(3), (double[]){3, -4, 0}), .ord = 1.5), 5.584250376480013);
    VALUES(torc_norm(make_f32(SHAPE(2, 2), (double[]){1, -2, 3, -4}), .p = 1, .dim = DIMS(0), .keepdim = true), 4, 6);
}

/* The error of a long sum must stay at that of pairwise summation: 0.1f has no exact value. */
static void test_accuracy(void **state) {
    (void)state;
    int64_t n = 3000000;
    torc_tensor x = torc_full(SHAPE(n), 0.1);
    double want = (double)0.1f * (double)n;
    assert_true(fabs(torc_item(torc_sum(x)) - want) <= want * 4e-7);
    assert_true(fabs(torc_item(torc_mean(x)) - (double)0.1f) <= 4e-8);
    torc_tensor y = torc_sum(torc_reshape(x, SHAPE(n / 100, 100)), .dim = DIMS(0));
    for (int k = 0; k < 100; k += 9) assert_true(fabs(read_element(y, k) - want / 100) <= want / 100 * 4e-7);
    /* a variance far from zero: cancellation would leave nothing */
    double *v = malloc(sizeof(double) * 100000);
    fill_uniform(v, 100000, 9, 0, 1);
    for (int i = 0; i < 100000; i++) v[i] = round_to(TORC_FLOAT32, 4096 + v[i]);
    double exact = reference(VAR, v, 100000);
    torc_tensor far = make_f32(SHAPE(100000), v);
    assert_true(fabs(torc_item(torc_var(far)) - exact) < exact * 1e-5);
    torc_tensor columns = torc_var(make_f32(SHAPE(10000, 10), v), .dim = DIMS(0));
    for (int c = 0; c < 10; c++) {
        double column[10000];
        for (int i = 0; i < 10000; i++) column[i] = v[i * 10 + c];
        assert_true(fabs(read_element(columns, c) - reference(VAR, column, 10000)) < exact * 1e-5);
    }
    free(v);
    /* float16 sums in float: 4096 ones and more count on */
    torc_tensor ones = torc_ones(SHAPE(8192), .dtype = TORC_FLOAT16);
    VALUES(torc_sum(ones), 8192);
    VALUES(torc_mean(torc_full(SHAPE(2), 60000.0, .dtype = TORC_FLOAT16)), 60000);
    torc_tensor running = torc_cumsum(torc_full(SHAPE(100000), 0.1), 0);
    assert_true(fabs(read_element(running, 99999) - (double)0.1f * 100000) <= 1e-3);
}

/* The bits of a result do not depend on the number of threads. */
static void test_threads(void **state) {
    (void)state;
    int before = torc_get_num_threads();
    torc_tensor x = make_uniform(TORC_FLOAT32, SHAPE(700, 1001), 1, -1, 1, LAYOUT_CONTIGUOUS);
    torc_tensor first[4] = {NULL};
    for (int n = 1; n <= 7; n += 3) {
        torc_set_num_threads(n);
        torc_tensor now[4] = {torc_sum(x), torc_sum(x, .dim = DIMS(0)), torc_var(x, .dim = DIMS(1)),
                              torc_logsumexp(x, DIMS(0, 1))};
        for (int k = 0; k < 4; k++) {
            if (n == 1)
                first[k] = now[k];
            else
                SAME(now[k], first[k]);
        }
    }
    torc_set_num_threads(before);
}

/* ------------------------------------------------------------------------------------------ empty, 0-dim */
static void test_empty(void **state) {
    (void)state;
    torc_tensor e = torc_empty(SHAPE(0)), e2 = torc_empty(SHAPE(0, 3));
    VALUES(torc_sum(e), 0);
    VALUES(torc_prod(e), 1);
    VALUES(torc_mean(e), NAN);
    VALUES(torc_any(e), 0);
    VALUES(torc_all(e), 1);
    VALUES(torc_count_nonzero(e), 0);
    VALUES(torc_logsumexp(e, DIMS(0)), -INFINITY);
    VALUES(torc_vector_norm(e), 0);
    VALUES(torc_var(e), NAN);
    VALUES(torc_nansum(e), 0);
    VALUES(torc_sum(e2, .dim = DIMS(0)), 0, 0, 0);
    VALUES(torc_mean(e2, .dim = DIMS(0)), NAN, NAN, NAN);
    VALUES(torc_prod(e2, .dim = 0), 1, 1, 1);
    VALUES(torc_var_mean(e2, .dim = DIMS(0)).mean, NAN, NAN, NAN);
    VALUES(torc_all(e2, .dim = DIMS(0), .keepdim = true), 1, 1, 1);
    HAS_SHAPE(torc_sum(e2, .dim = DIMS(1)), 0);
    HAS_SHAPE(torc_amax(e2, .dim = DIMS(1)), 0);
    HAS_SHAPE(torc_max_dim(e2, 1).values, 0);
    HAS_SHAPE(torc_argmin(e2, .dim = 1), 0);
    HAS_SHAPE(torc_cumsum(e2, 0), 0, 3);
    HAS_SHAPE(torc_logsumexp(e2, DIMS(1)), 0);
    torc_tensor far =
        torc_as_strided(e, SHAPE(0, 3, 9), SHAPE(INT64_MAX, INT64_MAX / 2, INT64_MAX / 4)); /* strides not in bytes */
    VALUES(torc_sum(far, .dim = DIMS(0, 2)), 0, 0, 0);
    VALUES(torc_std(far, .dim = DIMS(0, 2)), NAN, NAN, NAN);
    HAS_SHAPE(torc_prod(far, .dim = 0), 3, 9);
    HAS_SHAPE(torc_var(far, .dim = DIMS(1, 2)), 0);
    HAS_SHAPE(torc_argmax(far, .dim = 2), 0, 3);
    HAS_SHAPE(torc_cummax(far, 1).values, 0, 3, 9);
    torc_tensor wide = torc_empty(SHAPE(INT64_MAX, 0, 4)); /* products of sizes beyond int64_t */
    HAS_SHAPE(torc_sum(wide, .dim = DIMS(0, 2)), 0);
    HAS_SHAPE(torc_var(wide, .dim = DIMS(0, 2)), 0);
    VALUES(torc_sum(wide), 0);
    NO_ERROR();
    FAILS(
        RUNTIME,
        "max(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.",
        torc_max(e));
    FAILS(
        RUNTIME,
        "min(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.",
        torc_min(e));
    FAILS(
        RUNTIME,
        "amax(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.",
        torc_amax(e));
    FAILS(INDEX, "amin(): Expected reduction dim 0 to have non-zero size.", torc_amin(e2, .dim = DIMS(0)));
    FAILS(INDEX, "max(): Expected reduction dim 0 to have non-zero size.", torc_max_dim(e2, 0));
    FAILS(INDEX, "min(): Expected reduction dim 0 to have non-zero size.", torc_min_dim(e2, -2));
    FAILS(INDEX, "argmax(): Expected reduction dim to be specified for input.numel() == 0.", torc_argmax(e));
    FAILS(INDEX, "argmin(): Expected reduction dim 0 to have non-zero size.", torc_argmin(e2, .dim = 0));
    FAILS(
        RUNTIME,
        "linalg.vector_norm cannot compute the inf norm on an empty tensor because the operation does not have an identity",
        torc_vector_norm(e, .ord = INFINITY));
    FAILS(RUNTIME, "cannot compute the -1 norm on an empty tensor", torc_vector_norm(e, .ord = -1));
}

static void test_zero_dim(void **state) {
    (void)state;
    torc_tensor s = make_f32(SHAPE0, (double[]){5});
    VALUES(torc_sum(s, .dim = DIMS(0)), 5);
    VALUES(torc_sum(s, .dim = DIMS(-1), .keepdim = true), 5);
    VALUES(torc_mean(s), 5);
    VALUES(torc_prod(s, .dim = 0), 5);
    VALUES(torc_max_dim(s, 0).values, 5);
    VALUES(torc_max_dim(s, -1).indices, 0);
    VALUES(torc_argmax(s), 0);
    VALUES(torc_cumsum(s, 0), 5);
    VALUES(torc_cumprod(s, -1), 5);
    VALUES(torc_vector_norm(s, .ord = 3), 5);
    VALUES(torc_logsumexp(s, DIMS(0)), 5);
    assert_int_equal(torc_dim(torc_sum(s, .dim = DIMS(0), .keepdim = true)), 0);
    NO_ERROR();
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-1, 0], but got 1)", torc_sum(s, .dim = DIMS(1)));
    FAILS(RUNTIME, "dim 0 appears multiple times in the list of dims", torc_sum(s, .dim = DIMS(0, -1)));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-1, 0], but got 1)", torc_cumsum(s, 1));
}

/* ------------------------------------------------------------------------------------------ dtypes, messages, out= */
static void test_dtypes(void **state) {
    (void)state;
    torc_tensor i = make_i64(SHAPE(2, 3), (double[]){0, 1, 2, 3, 4, 5}), x = make_f32(SHAPE(2), (double[]){1.5, 2.5});
    HAS_DTYPE(torc_sum(i, .dtype = TORC_INT32), TORC_INT32);
    VALUES(torc_sum(x, .dtype = TORC_INT64), 3);
    VALUES(torc_sum(make_f32(SHAPE(2), (double[]){0.5, 0.5}), .dtype = TORC_BOOL), 1);
    VALUES(torc_prod(make_f32(SHAPE(2), (double[]){0.5, 0.5}), .dtype = TORC_INT64), 0);
    VALUES(torc_cumsum(make_f32(SHAPE(2), (double[]){0.5, 0.5}), 0, .dtype = TORC_INT64), 0, 0);
    VALUES(torc_sum(make(TORC_UINT8, SHAPE(2), (double[]){200, 100}, LAYOUT_CONTIGUOUS), .dtype = TORC_UINT8), 44);
    VALUES(torc_mean(i, .dtype = TORC_FLOAT32), 2.5);
    HAS_DTYPE(torc_sum(torc_to(x, .dtype = TORC_FLOAT16), .dtype = TORC_FLOAT32), TORC_FLOAT32);
    HAS_DTYPE(torc_vector_norm(x, .dtype = TORC_FLOAT64), TORC_FLOAT64);
    HAS_DTYPE(torc_cumsum(torc_to(i, .dtype = TORC_INT8), 0), TORC_INT64);
    HAS_DTYPE(torc_cumsum_(torc_to(i, .dtype = TORC_INT8), 0), TORC_INT8);
    VALUES(torc_all(torc_tensor_from(((uint8_t[]){1, 2}), SHAPE(2), .dtype = TORC_UINT8)), 1);
    HAS_SHAPE(torc_any(i, .dim = SHAPE0), 2, 3); /* an empty list: nothing is reduced */
    torc_error_clear();
    FAILS(
        RUNTIME,
        "mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long",
        torc_mean(i));
    FAILS(
        RUNTIME,
        "mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int",
        torc_mean(x, .dtype = TORC_INT32));
    FAILS(RUNTIME, "std and var only support floating point and complex dtypes", torc_var(i));
    FAILS(RUNTIME, "var_mean only support floating point and complex dtypes", torc_var_mean(i));
    FAILS(RUNTIME, "argmax(): does not support bool input", torc_argmax(make_bool(SHAPE(2), NULL)));
    FAILS(RUNTIME, "linalg.vector_norm: Expected a floating point or complex tensor as input. Got Long",
          torc_vector_norm(i));
    FAILS(RUNTIME, "linalg.vector_norm: dtype should be floating point or complex, but got Int",
          torc_vector_norm(x, .dtype = TORC_INT32));
    FAILS(RUNTIME,
          "the dtype of the input (Float) should be convertible without narrowing to the specified dtype (Half)",
          torc_vector_norm(x, .dtype = TORC_FLOAT16));
    FAILS(RUNTIME, "dim 0 appears multiple times in the list of dims", torc_sum(i, .dim = DIMS(0, -2)));
    FAILS(RUNTIME, "dim 1 appears multiple times in the list of dims", torc_amax(i, .dim = DIMS(1, 1)));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-2, 1], but got 5)", torc_sum(i, .dim = DIMS(5)));
    FAILS(INDEX, "Dimension out of range (expected to be in range of [-2, 1], but got -3)", torc_max_dim(i, -3));
    FAILS(TYPE, "sum(): argument 'self' must be Tensor, not None", torc_sum(NULL));
}

static void test_degrees_of_freedom(void **state) {
    (void)state;
    setenv("TORC_WARNINGS", "0", 1);
    VALUES(torc_var(make_f32(SHAPE(1), (double[]){1})), NAN);
    VALUES(torc_var(make_f32(SHAPE(2), (double[]){1, 2}), .correction = 2), INFINITY);
    VALUES(torc_var(make_f32(SHAPE(2), (double[]){1, 2}), .correction = 3), INFINITY);
    VALUES(torc_var(make_f32(SHAPE(2), (double[]){1, 1}), .correction = 3), NAN);
    VALUES(torc_var(make_f32(SHAPE(3), (double[]){1, 2, 4}), .correction = 0.5), 1.8666666666666667);
    VALUES(torc_var(make_f32(SHAPE(3), (double[]){1, 2, 4}), .correction = 0), 14.0 / 9);
    torc_std_mean_result r = torc_std_mean(make_f32(SHAPE(2, 3), (double[]){0, 1, 2, 3, 4, 5}), .dim = DIMS(0));
    VALUES(r.std, 2.1213203435596424, 2.1213203435596424, 2.1213203435596424);
    VALUES(r.mean, 1.5, 2.5, 3.5);
}

static void test_out(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){0, 1, 2, 3, 4, 5});
    torc_tensor wide = torc_zeros(SHAPE(3), .dtype = TORC_FLOAT64), odd = torc_transpose(torc_zeros(SHAPE(3, 2)), 0, 1);
    int64_t version = torc_tensor_version(wide);
    assert_ptr_equal(torc_sum_out(wide, x, .dim = DIMS(0)), wide);
    VALUES(wide, 3, 5, 7);
    assert_true(torc_tensor_version(wide) > version);
    assert_ptr_equal(torc_cumsum_out(odd, x, 1), odd);
    VALUES(odd, 0, 1, 3, 3, 7, 12);
    torc_max_dim_result out = {torc_empty(SHAPE(0)), torc_empty(SHAPE(0), .dtype = TORC_INT64)};
    torc_max_dim_out(out, x, 1);
    VALUES(out.values, 2, 5);
    VALUES(out.indices, 2, 2);
    torc_tensor flat = torc_arange(6.0), head = torc_narrow(flat, 0, 0, 4);
    FAILS(RUNTIME, "some elements of the input tensor and the written-to tensor",
          torc_cumsum_out(torc_narrow(flat, 0, 1, 4), head, 0));
    FAILS(RUNTIME, "some elements of the input tensor and the written-to tensor",
          torc_cumprod_out(torc_narrow(flat, 0, 1, 4), head, 0));
    torc_max_dim_result over = {torc_narrow(flat, 0, 0, 2), torc_empty(SHAPE(0), .dtype = TORC_INT64)};
    FAILS(RUNTIME, "some elements of the input tensor and the written-to tensor",
          torc_max_dim_out(over, torc_view(head, SHAPE(2, 2)), 0));
    torc_cumsum_out(head, head, 0); /* all of it may be what is written */
    VALUES(flat, 0, 1, 3, 6, 4, 5);
    torc_sum_out(torc_narrow(flat, 0, 0, 2), torc_view(head, SHAPE(2, 2)), .dim = DIMS(0)); /* sums do not look */
    VALUES(flat, 3, 7, 3, 6, 4, 5);
    torc_tensor row = torc_select(torc_zeros(SHAPE(3, 4)), 1, 2); /* strided */
    torc_amax_out(row, x, .dim = DIMS(0));
    VALUES(row, 3, 4, 5);
    torc_tensor y = torc_clone(x);
    assert_ptr_equal(torc_cumprod_(y, 0), y);
    VALUES(y, 0, 1, 2, 0, 4, 10);
    torc_tensor s = make(TORC_FLOAT32, SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6}, LAYOUT_STRIDED);
    torc_cumsum_(s, 1);
    VALUES(s, 1, 3, 6, 4, 9, 15);
    NO_ERROR();
    torc_tensor ints = torc_zeros(SHAPE(3), .dtype = TORC_INT64); /* without dtype= the sum is made in out's */
    VALUES(torc_sum_out(ints, torc_add(x, 0.5), .dim = DIMS(0)), 3, 5, 7);
    FAILS(RUNTIME, "Expected out tensor to have dtype double, but got float instead",
          torc_sum_out(torc_empty(SHAPE(3)), x, .dim = DIMS(0), .dtype = TORC_FLOAT64));
    FAILS(RUNTIME,
          "Expected the dtype for input and out to match, but got Float for input's dtype and Double for out's dtype.",
          torc_amax_out(torc_empty(SHAPE(3), .dtype = TORC_FLOAT64), x, .dim = DIMS(0)));
    FAILS(RUNTIME, "all only supports bool tensor for result, got: Float",
          torc_all_out(torc_empty(SHAPE(3)), x, .dim = DIMS(0)));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Bool'",
          torc_cumsum_out(torc_empty(SHAPE(2, 3), .dtype = TORC_BOOL), x, 0));
    FAILS(RUNTIME, "mean(): could not infer output dtype. Input dtype",
          torc_mean(torc_to(x, .dtype = TORC_INT64), .dim = DIMS(5)));
    FAILS(RUNTIME, "can't be cast", torc_mean_out(torc_empty(SHAPE(3), .dtype = TORC_INT64), x, .dim = DIMS(0)));
}

/* As out= into a wider dtype what is computed there is computed in it: 1 + 2^-30 is no float. */
static void test_wide_out(void **state) {
    (void)state;
    const double a = 1, b = ldexp(1, -30), mean = (a + b) / 2, variance = (a - b) * (a - b) / 2;
    const torc_tensor x = make_f32(SHAPE(2), (double[]){a, b});
    torc_tensor wide[5];
    for (int k = 0; k < LENGTH(wide); k++) wide[k] = torc_empty(SHAPE0, .dtype = TORC_FLOAT64);
    const struct {
        torc_tensor result;
        double value;
    } all[] = {{torc_mean_out(wide[0], x), mean},
               {torc_nanmean_out(wide[1], x), mean},
               {torc_var_out(wide[2], x), variance},
               {torc_std_out(wide[3], x), sqrt(variance)},
               {torc_logsumexp_out(wide[4], x, DIMS(0)), log(exp(a) + exp(b))}};
    for (int k = 0; k < LENGTH(all); k++) assert_true(fabs(torc_item(all[k].result) - all[k].value) < 1e-14);
}

/* amax and amin share the gradient among equals, as PyTorch; where the result is NaN nothing equals it: 0 / 0. */
static void test_extrema_of_nan(void **state) {
    (void)state;
    torc_tensor x =
        torc_requires_grad_(torc_tensor_from(DOUBLES(1, 2, 2, NAN, 1, NAN, INFINITY, INFINITY, 1), SHAPE(3, 3)), true);
    assert_true(torc_backward(torc_sum(torc_amax(x, .dim = DIMS(1)))));
    VALUES(torc_grad(x), 0, 0.5, 0.5, NAN, NAN, NAN, 0.5, 0.5, 0);
    torc_set_grad(x, NULL);
    assert_true(torc_backward(torc_max(x))); /* max() shares among the NaN */
    VALUES(torc_grad(x), 0, 0, 0, 0.5, 0, 0.5, 0, 0, 0);
}

static void test_running(void **state) {
    (void)state;
    for (int k = 0; k < LENGTH(every_dtype); k++)
        for (int lay = 0; lay < LAYOUT_COUNT; lay++)
            for (int64_t dim = 0; dim < 3; dim++)
                for (int product = 0; product < 2; product++) {
                    int64_t scope = torc_scope_begin();
                    torc_dtype d = every_dtype[k], out = is_floating(d) ? d : TORC_INT64;
                    torc_tensor x = make_uniform(d, SHAPE(4, 6, 37), 2, d == TORC_UINT8 || d == TORC_BOOL ? 0 : -1.5,
                                                 2.5, (layout)lay);
                    torc_tensor y = product ? torc_cumprod(x, dim) : torc_cumsum(x, dim);
                    NO_ERROR();
                    HAS_DTYPE(y, out);
                    lines in = lines_of(x, 1u << dim), got = lines_of(y, 1u << dim);
                    double rtol, atol;
                    tolerance(out, &rtol, &atol);
                    for (int64_t r = 0; r < in.results; r++) {
                        double s = product, largest = 0;
                        uint64_t u = (uint64_t)product;
                        for (int64_t i = 0; i < in.length; i++) {
                            double v = in.v[r * in.length + i];
                            s = product ? s * v : s + v;
                            u = product ? u * (uint64_t)(int64_t)v : u + (uint64_t)(int64_t)v;
                            double want = is_floating(d) ? round_to(out, s) : (double)(int64_t)u;
                            /* Parts of sums are kept in float32 on CUDA, as in PyTorch: where they cancel, the error is
                             * that of the largest of them. */
                            largest = fmax(largest, fabs(s));
                            double part = on_cuda() && is_floating(d) && d != TORC_FLOAT64 && !product
                                              ? 4 * dtype_epsilon(TORC_FLOAT32) * largest
                                              : 0;
                            if (!is_close(got.v[r * in.length + i], want, rtol, atol + part))
                                fail_msg("running %d of %s: %g, not %g", product, torc_dtype_name(d),
                                         got.v[r * in.length + i], want);
                        }
                    }
                    free(in.v);
                    free(got.v);
                    torc_scope_end(scope);
                }
}

/* ------------------------------------------------------------------------------------------ gradients */
typedef struct differentiated {
    what w;
    torc_ints dims;
    bool keepdim;
    int other;
} differentiated;
static torc_tensor apply_to_first(torc_tensor *in, void *context) {
    const differentiated *d = context;
    switch (d->other) {
    case 1: return torc_max(in[0]);
    case 2: return torc_min(in[0]);
    case 3: return torc_max_dim(in[0], 1).values;
    case 4: return torc_min_dim(in[0], 0, .keepdim = true).values;
    case 5: return torc_prod(in[0]);
    case 6: return torc_cumsum(in[0], 1);
    case 7: return torc_cumprod(in[0], 1);
    case 8: return torc_var_mean(in[0], .dim = DIMS(0)).mean;
    case 9: return torc_std_mean(in[0], .dim = DIMS(0)).std;
    case 10: return torc_vector_norm(in[0], .ord = 1.5, .dim = DIMS(1));
    case 11: return torc_vector_norm(in[0], .ord = 0.5);
    case 12: return torc_var(in[0], .correction = 0);
    case 13: return torc_prod(in[0], .dim = -1, .keepdim = true);
    case 14: {
        torc_var_mean_result r = torc_var_mean(in[0], .dim = DIMS(1));
        return torc_mul(r.var, r.mean);
    }
    case 15: return torc_cumprod(in[0], 0);
    default: return apply(d->w, in[0], d->dims, d->keepdim);
    }
}

static void test_gradients(void **state) {
    (void)state;
    static const double v[12] = {1.3, -0.7, 2.1, 0.4, -1.9, 0.85, 1.75, -2.3, 0.15, 3.1, -0.35, 1.05};
    const torc_ints lists[] = {{0}, DIMS(1), DIMS(0, 1), {TORC_NONE}};
    for (int w = 0; w < WHATS; w++) {
        if (w == ANY || w == ALL || w == COUNT || w == NORM0) continue;
        for (int k = 0; k < LENGTH(lists); k++)
            for (int keep = 0; keep < 2; keep++) {
                if ((w == PROD && k > 1) || (w == LOGSUMEXP && k == 3)) continue;
                int64_t scope = torc_scope_begin();
                differentiated d = {(what)w, lists[k], keep, 0};
                torc_tensor x = with_grad(make_f64(SHAPE(3, 4), v));
                CHECK_GRADIENTS_TWICE(apply_to_first, &d, &x, 1);
                torc_scope_end(scope);
            }
    }
    for (int other = 1; other <= 15; other++) {
        int64_t scope = torc_scope_begin();
        differentiated d = {SUM, {TORC_NONE}, false, other};
        torc_tensor x =
            with_grad(make(TORC_FLOAT64, SHAPE(3, 4), v, other % 2 ? LAYOUT_CONTIGUOUS : LAYOUT_TRANSPOSED));
        CHECK_GRADIENTS_TWICE(apply_to_first, &d, &x, 1);
        torc_scope_end(scope);
    }
}

static torc_tensor gradient_of(torc_tensor y, torc_tensor x) {
    torc_backward(torc_dim(y) ? torc_sum(y) : y);
    return torc_grad(x);
}

static torc_tensors running_product(torc_tensors in, void *dim) {
    return torc_tensors_lend(TENSORS(torc_cumprod(in.data[0], *(const int64_t *)dim)));
}
static void test_gradients_at_kinks(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_f64(SHAPE(4), (double[]){3, 1, 3, 2}));
    VALUES(gradient_of(torc_max(x), x), 0.5, 0, 0.5, 0);
    x = with_grad(make_f64(SHAPE(4), (double[]){3, 1, 3, 2}));
    VALUES(gradient_of(torc_max_dim(x, 0).values, x), 1, 0, 0, 0);
    x = with_grad(make_f64(SHAPE(2, 3), (double[]){3, 3, 3, 1, 2, 2}));
    VALUES(gradient_of(torc_amax(x, .dim = DIMS(1)), x), 1.0 / 3, 1.0 / 3, 1.0 / 3, 0, 0.5, 0.5);
    x = with_grad(make_f64(SHAPE(3), (double[]){NAN, 1, NAN}));
    VALUES(gradient_of(torc_max(x), x), 0.5, 0, 0.5);
    /* What the gradient is, infinite or NaN, is nothing to those that lost. */
    for (int k = 0; k < 4; k++) {
        double v = (k & 1 ? NAN : INFINITY);
        x = with_grad(make_f64(SHAPE(4), (double[]){1, 3, 2, 3}));
        torc_backward(k & 2 ? torc_min(x) : torc_max(x), .gradient = torc_full(SHAPE0, v, .dtype = TORC_FLOAT64));
        if (k & 2)
            VALUES(torc_grad(x), v, 0, 0, 0);
        else
            VALUES(torc_grad(x), 0, v, 0, v);
    }
    for (int order = 0; order < 4; order++) {
        x = with_grad(make_f64(SHAPE(2), (double[]){0, 0}));
        VALUES(gradient_of(torc_vector_norm(x, .ord = order), x), 0, 0);
    }
    x = with_grad(make_f64(SHAPE(3), (double[]){-2, 2, 1}));
    VALUES(gradient_of(torc_vector_norm(x, .ord = INFINITY), x), -0.5, 0.5, 0);
    x = with_grad(make_f64(SHAPE(2, 3), (double[]){2, 0, 3, 0, 0, 5}));
    VALUES(gradient_of(torc_prod(x, .dim = 1), x), 0, 6, 0, 0, 0, 0);
    x = with_grad(make_f64(SHAPE(3), (double[]){2, 0, 3}));
    VALUES(gradient_of(torc_prod(x), x), 0, 6, 0);
    x = with_grad(make_f64(SHAPE(5), (double[]){2, 0, 3, 0, 4})); /* cumprod: 2, 0, 0, 0, 0 */
    VALUES(gradient_of(torc_cumprod(x, 0), x), 1, 2 + 6, 0, 0, 0);
    for (int zeros = 0; zeros < 4; zeros++) /* what the gradient at a zero depends on, and what depends on the zero */
        for (int64_t dim = 0; dim < 2; dim++) {
            torc_tensor at = make_f64(SHAPE(3, 3), (double[]){1, 2, -1, 0.5, 3, -2, 1.5, 0.75, 2});
            const int64_t where[] = {4, 1, 8};
            for (int k = 0; k < zeros; k++) torc_fill_(torc_select(torc_view(at, SHAPE(9)), 0, where[k]), 0);
            assert_true(torc_gradgradcheck(running_product, TORC_CONTEXT(&dim), TENSORS(with_grad(at))));
        }
    x = with_grad(make_f64(SHAPE(2), (double[]){1, 1}));
    VALUES(gradient_of(torc_std(x), x), 0, 0);
    x = with_grad(make_f64(SHAPE(3), (double[]){1, NAN, 2}));
    VALUES(gradient_of(torc_nansum(x), x), 1, 0, 1);
    x = with_grad(make_f32(SHAPE(3), (double[]){1, 2, 4}));
    torc_tensor g = gradient_of(torc_sum(x, .dtype = TORC_FLOAT64), x);
    HAS_DTYPE(g, TORC_FLOAT32);
    assert_false(torc_requires_grad(torc_argmax(x)));
    assert_false(torc_requires_grad(torc_max_dim(x, 0).indices));
    assert_true(torc_requires_grad(torc_max_dim(x, 0).values));
    NO_ERROR();
}

/* Both ends at once; PyTorch 2.11 has no gradient of it. */
static void test_both_extrema(void **state) {
    (void)state;
    for (int k = 0; k < LENGTH(every_dtype); k++)
        for (int lay = 0; lay < LAYOUT_COUNT; lay++) {
            int64_t scope = torc_scope_begin();
            torc_dtype d = every_dtype[k];
            torc_tensor x =
                make_uniform(d, SHAPE(5, 9, 37), 2, d == TORC_UINT8 || d == TORC_BOOL ? 0 : -90, 90, (layout)lay);
            torc_aminmax_result r = torc_aminmax(x);
            SAME_CLOSE(r.min, torc_min(x));
            SAME_CLOSE(r.max, torc_max(x));
            for (int dim = 0; dim < 3; dim++) {
                r = torc_aminmax(x, .dim = dim, .keepdim = dim == 1);
                SAME_CLOSE(r.min, torc_amin(x, .dim = DIMS(dim), .keepdim = dim == 1));
                SAME_CLOSE(r.max, torc_amax(x, .dim = DIMS(dim), .keepdim = dim == 1));
                HAS_DTYPE(r.max, d);
            }
            NO_ERROR();
            torc_scope_end(scope);
        }
    torc_aminmax_result r = torc_aminmax(make_f32(SHAPE(2, 2), (double[]){1, NAN, -3, 2}), .dim = 1);
    VALUES(r.min, NAN, -3);
    VALUES(r.max, NAN, 2);
    torc_tensor x = make_f32(SHAPE(3), (double[]){1, 2, 3}), none = make_f32(SHAPE(2, 0, 3), NULL);
    FAILS(RUNTIME, "aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.",
          torc_aminmax(none).min);
    FAILS(INDEX, "aminmax: Expected reduction dim 1 to have non-zero size.", torc_aminmax(none, .dim = -2).min);
    HAS_SHAPE(torc_aminmax(none, .dim = 2).max, 2, 0);
    const torc_aminmax_result wide = {make_f32(SHAPE0, NULL), make_f64(SHAPE0, NULL)};
    FAILS(RUNTIME, "Expected out tensor to have dtype float, but got double instead", torc_aminmax_out(wide, x).min);
    torc_tensor leaf = with_grad(torc_clone(x)), most = torc_aminmax(leaf).max;
    assert_true(torc_requires_grad(most));
    assert_false(torc_backward(most));
    assert_non_null(strstr(torc_error_message(), "is not implemented"));
    torc_error_clear();
}

/* Which of equals, and of NaN, a running maximum names; as PyTorch 2.11 does. */
static void test_running_maximum(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(7), (double[]){1, 3, 3, NAN, 2, NAN, 5});
    torc_cummax_result r = torc_cummax(x, 0);
    VALUES(r.values, 1, 3, 3, NAN, NAN, NAN, NAN);
    VALUES(r.indices, 0, 1, 2, 3, 3, 5, 5);
    r = torc_cummax(make_bool(SHAPE(3), (double[]){1, 0, 1}), -1);
    VALUES(r.values, 1, 1, 1);
    VALUES(r.indices, 0, 0, 2);
    torc_tensor low = make_f64(SHAPE(2, 2), (double[]){-INFINITY, NAN, -INFINITY, 1});
    r = torc_cummax(low, 0);
    VALUES(r.values, -INFINITY, NAN, -INFINITY, NAN);
    VALUES(r.indices, 0, 0, 1, 0);
    /* a tensor may take the values in the place of the input; a gradient goes to the named elements */
    torc_tensor y = make_f64(SHAPE(5), (double[]){1, 3, 3, 2, 5}), leaf = with_grad(torc_clone(y));
    torc_cummax_out(((torc_cummax_result){y, make_i64(SHAPE(0), NULL)}), y, 0);
    NO_ERROR();
    VALUES(y, 1, 3, 3, 3, 5);
    assert_true(torc_backward(torc_sum(torc_cummax(leaf, 0).values)));
    VALUES(torc_grad(leaf), 1, 1, 2, 0, 1);
    FAILS(INDEX, "cummax(): Expected reduction dim -1 or 0 for scalar but got 1",
          torc_cummax(make_f32(SHAPE0, NULL), 1).values);
    FAILS(RUNTIME, "expected scalar_type Float but found Double",
          torc_cummax_out(((torc_cummax_result){y, torc_empty(SHAPE(0), .dtype = TORC_INT64)}), x, 0).values);
    FAILS(RUNTIME, "expected scalar_type Long but found Int",
          torc_cummax_out(((torc_cummax_result){torc_empty(SHAPE(0)), torc_empty(SHAPE(0), .dtype = TORC_INT32)}), x, 0)
              .values);
}

/* Where eps is longer than a vector it divides, but the gradient is the length's. As PyTorch 2.11 has it. */
static void test_short_vectors(void **state) {
    (void)state;
    torc_tensor x = with_grad(make_f64(SHAPE(1, 2), (double[]){0.3, 0.4})), y = make_f64(SHAPE(1, 2), (double[]){6, 8});
    torc_tensor r = torc_cosine_similarity(x, y, .eps = 2);
    CLOSE_TO(r, ((double[]){0.25}), 1e-12, 0);
    assert_true(torc_backward(torc_sum(r)));
    CLOSE_TO(torc_grad(x), ((double[]){0.225, 0.3}), 1e-12, 0);
}

/* The largest and least of narrow integers down many rows, and whether any differ from 0, meet in their dtype: as int64 they are the same. */
static void extrema_of_narrow_rows(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_BOOL, TORC_UINT8, TORC_INT8, TORC_INT16, TORC_INT32};
    static const int64_t widths[] = {3, 21, 70};
    for (int d = 0; d < (int)LENGTH(dtypes); d++)
        for (int k = 0; k < (int)LENGTH(widths); k++) {
            const int64_t scope = torc_scope_begin();
            torc_tensor x =
                make_uniform(dtypes[d], SHAPE(2, 701, widths[k]), 9, d > 1 ? -100 : 0, 120, LAYOUT_CONTIGUOUS);
            torc_tensor zeros = torc_zeros_like(x), y = torc_to(x, .dtype = TORC_INT64);
            torc_fill_(torc_select(torc_select(zeros, 1, 700), 1, 2), NUM(1));
            torc_tensor ones = torc_eq(zeros, NUM(0));
            const torc_aminmax_result ends = torc_aminmax(x, .dim = 1);
            SAME(torc_long(torc_amax(x, .dim = DIMS(1))), torc_amax(y, .dim = DIMS(1)));
            SAME(torc_long(torc_amin(x, .dim = DIMS(1))), torc_amin(y, .dim = DIMS(1)));
            SAME(torc_long(ends.max), torc_amax(y, .dim = DIMS(1)));
            SAME(torc_long(ends.min), torc_amin(y, .dim = DIMS(1)));
            SAME(torc_long(torc_any(zeros, .dim = DIMS(1))), torc_long(torc_select(zeros, 1, 700)));
            SAME(torc_long(torc_all(torc_to(ones, .dtype = dtypes[d]), .dim = DIMS(1))),
                 torc_long(torc_select(ones, 1, 700)));
            torc_scope_end(scope);
        }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_all_dtypes_and_layouts),
        SCOPED(test_lengths),
        SCOPED(test_narrow),
        SCOPED(test_expanded_input),
        SCOPED(test_many_dimensions),
        SCOPED(test_positions),
        SCOPED(test_nan),
        SCOPED(test_infinities),
        SCOPED(test_accuracy),
        SCOPED(test_threads),
        SCOPED(test_empty),
        SCOPED(test_zero_dim),
        SCOPED(test_dtypes),
        SCOPED(test_degrees_of_freedom),
        SCOPED(test_out),
        SCOPED(test_wide_out),
        SCOPED(test_extrema_of_nan),
        SCOPED(test_running),
        SCOPED(test_gradients),
        SCOPED(test_gradients_at_kinks),
        SCOPED(test_both_extrema),
        SCOPED(test_running_maximum),
        SCOPED(test_short_vectors),
        SCOPED(extrema_of_narrow_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
