/* timeout: 300 */
/* test_pointwise.c - every pointwise row, every dtype, adversarial values, every layout, against long double.
 *
 * The loop is over op_rows, so a row without a reference fails. Inputs go through several layouts because each takes
 * another way through the machinery: direct, converted, gathered, scattered. */
#include "pointwise_reference.h"

#include "ops/generated/ids.h"

static const double floats[] = {0.0,    -0.0,  1,    -1,       0.5,       -0.5, 2.5,   -2.5, 3,     -3,
                                1e-7,   -1e-7, -20,  20,       88,        -88,  1e-40, 1e10, 0.7,   -0.3,
                                0.9999, 104,   -104, INFINITY, -INFINITY, NAN,  6,     0.2,  65504, 1e30};
static const double integers[] = {0, 1, -1, 2, 3, -3, 7, -7, 100, -100, 127, -128, 10, 5, -2};
static const double floats_short[] = {0.0, -0.0, 1, -1.5, 0.25, 3, -20, 1e-7, INFINITY, NAN};
static const double integers_short[] = {0, 1, -1, 3, -7, 100, 127};

typedef struct values {
    double v[32];
    int n;
} values;
static values values_for(torc_dtype d, bool brief, bool divisor) {
    values r = {.n = 0};
    bool fl = torc_dtype_is_floating_point(d);
    const double *from = fl ? (brief ? floats_short : floats) : brief ? integers_short : integers;
    int n = (int)(fl      ? (brief ? LENGTH(floats_short) : LENGTH(floats))
                  : brief ? LENGTH(integers_short)
                          : LENGTH(integers));
    for (int i = 0; i < n; i++) {
        double v = round_to(d, from[i]);
        if (divisor && !fl && v == 0) continue;
        r.v[r.n++] = v;
    }
    return r;
}

static bool class_takes(int op, torc_dtype d) {
    bool fl = torc_dtype_is_floating_point(d);
    switch (op_rows[op].class_) {
    case CLASS_NOBOOL: return d != TORC_BOOL;
    case CLASS_FLOATING: return fl;
    case CLASS_INTBOOL: return !fl;
    case CLASS_INT: return !fl && d != TORC_BOOL;
    case CLASS_KEEP: return d != TORC_BOOL;
    case CLASS_KEEP_ALL: return true;
    case CLASS_FLOAT:
    case CLASS_ARITH: return d != TORC_BOOL || !reference_of(op)->no_bool;
    default: return true;
    }
}
static torc_dtype result_dtype(int op, torc_dtype d) {
    switch (op_rows[op].class_) {
    case CLASS_FLOAT: return torc_dtype_is_floating_point(d) ? d : TORC_FLOAT32;
    case CLASS_COMPARE:
    case CLASS_LOGICAL: return TORC_BOOL;
    default: return d == TORC_BOOL && reference_of(op)->of_bool ? reference_of(op)->of_bool : d;
    }
}
/* The dtype of input k of a test in dtype d: masks are bool. */
static torc_dtype input_dtype(int op, int k, torc_dtype d) { return k + 1 == reference_of(op)->mask ? TORC_BOOL : d; }

static double expected(int op, torc_dtype d, double x, double y, double z) {
    const reference *r = reference_of(op);
    torc_dtype result = result_dtype(op, d);
    torc_dtype compute = result == TORC_BOOL || !torc_dtype_is_floating_point(result) ? d : result;
    reference_integer = !torc_dtype_is_floating_point(compute);
    reference_compute = compute == TORC_FLOAT64 ? TORC_FLOAT64 : TORC_FLOAT32;
    if ((op_rows[op].class_ == CLASS_KEEP || op_rows[op].class_ == CLASS_KEEP_ALL) && reference_integer) return x;
    long double p[3];
    for (int i = 0; i < 3; i++)
        p[i] = reference_integer                   ? truncl((long double)r->p[i])
               : reference_compute == TORC_FLOAT32 ? (long double)(float)r->p[i]
                                                   : (long double)r->p[i];
    long double v = r->f(x, y, z, p);
    if (reference_integer && result != TORC_BOOL &&
        !torc_dtype_is_floating_point(result)) { /* wraps; a double would not hold it */
        int64_t i = (int64_t)v;
        return result == TORC_INT64 ? (double)i
                                    : round_to(result, (double)(result == TORC_UINT8   ? (uint8_t)i
                                                                : result == TORC_INT8  ? (int8_t)i
                                                                : result == TORC_INT16 ? (int16_t)i
                                                                                       : (int32_t)i));
    }
    return round_to(result, (double)v);
}

static bool close_enough(int op, torc_dtype result, double got, double want, double x, double y) {
    double rtol, atol;
    tolerance(result, &rtol, &atol);
    double slack = reference_of(op)->slack ? reference_of(op)->slack : 1;
    atol = result == TORC_FLOAT64                 ? 1e-290
           : result == TORC_FLOAT16               ? 1.2e-7
           : torc_dtype_is_floating_point(result) ? 2e-38
                                                  : 0;
    if (reference_of(op)->sums && isfinite(x) && isfinite(y))
        atol += 4 * (result == TORC_FLOAT64 ? 1e-15 : 1e-6) * (fabs(x) + fabs(y));
    if (reference_of(op)->absolute) atol += result == TORC_FLOAT64 ? 1e-15 : 1e-6;
    return is_close(got, want, rtol * slack, atol);
}

static int failures, failures_of[OP_COUNT];
static void check_element(int op, torc_dtype d, const char *how, const torc_tensor *got, int64_t i, double x, double y,
                          double z) {
    /* Gradients in terms of an output that no forward gives, and enormous ones where the slope underflows: whether such
     * products are 0, inf or NaN depends on the range of the compute type. */
    if ((op_rows[op].flags & OPF_INTERNAL) && strstr(op_rows[op].name, "_backward") &&
        (fabs(y) > 1e10 || (fabs(x) > 1e9 && y < -15)))
        return;
    double want = expected(op, d, x, y, z), have = read_element(got[0], i);
    bool close = close_enough(op, torc_tensor_dtype(got[0]), have, want, x, y);
    if (close && op_rows[op].nout > 1) {
        want = (double)reference_of(op)->f2(x, y, z, NULL), have = read_element(got[1], i);
        close = have == want;
    }
    if (close) return;
    failures++;
    if (failures_of[op]++ < 4)
        print_error("%s %s %s: f(%.9g, %.9g, %.9g) = %.12g, expected %.12g\n", op_rows[op].name, torc_dtype_name(d),
                    how, x, y, z, have, want);
}

static void test_values(void **state) {
    (void)state;
    failures = 0;
    for (int op = 0; op < OP_COUNT; op++) {
        const op_row *row = &op_rows[op];
        if (row->kind != KIND_POINTWISE) continue;
        const reference *r = reference_of(op);
        for (int d = TORC_BOOL; d <= TORC_FLOAT64; d++) { /* the operator tool has the others */
            torc_dtype dtype = (torc_dtype)d;
            int nin = row->ntensors;
            bool fl = torc_dtype_is_floating_point(dtype);
            /* attributes that are not integers are refused or truncated for integers: the references assume neither */
            if ((!fl && r->floats_only) || (d == TORC_BOOL && r->not_of_bool)) continue;
            int64_t scope = torc_scope_begin();
            values v[3];
            for (int k = 0; k < 3; k++)
                v[k] = values_for(input_dtype(op, k, dtype), nin == 3, k == 1 && row->flags & OPF_NO_ZERO);
            if (nin < 3) v[2].n = 1;
            if (nin < 2) v[1].n = 1;
            int64_t n0 = v[0].n, n1 = v[1].n, n2 = v[2].n, n = n0 * n1 * n2;
            double *full[3];
            for (int k = 0; k < 3; k++) full[k] = malloc((size_t)n * sizeof(double));
            for (int64_t i = 0; i < n; i++) {
                full[0][i] = v[0].v[i / (n1 * n2)];
                full[1][i] = nin > 1 ? v[1].v[i / n2 % n1] : 0;
                full[2][i] = nin > 2 ? v[2].v[i % n2] : 0;
            }
            for (int layout = 0; layout < LAYOUT_COUNT; layout++) {
                torc_tensor in[3] = {NULL};
                for (int k = 0; k < nin; k++) {
                    if (r->one_value && k == 2) continue;
                    in[k] = make(input_dtype(op, k, dtype), SHAPE(n0, n1, n2, 1), full[k], layout);
                }
                if (r->one_value) in[2] = make(dtype, SHAPE0, (double[]){3}, LAYOUT_CONTIGUOUS);
                torc_tensor got[2];
                call_row_all(op, in, got);
                if (!class_takes(op, dtype)) {
                    assert_null(got[0]);
                    assert_true(torc_error() == TORC_ERROR_NOT_IMPLEMENTED || torc_error() == TORC_ERROR_RUNTIME);
                    torc_error_clear();
                    break;
                }
                if (!got[0]) print_error("%s %s: %s\n", row->name, torc_dtype_name(dtype), torc_error_message());
                assert_non_null(got[0]);
                HAS_DTYPE(got[0], result_dtype(op, dtype));
                if (row->nout > 1) {
                    HAS_DTYPE(got[1], (torc_dtype)row->dtype2);
                    assert_memory_equal(torc_strides(got[1]), torc_strides(got[0]), 4 * sizeof(int64_t));
                }
                for (int64_t i = 0; i < n; i++)
                    check_element(op, dtype, layout_names[layout], got, i, full[0][i], full[1][i],
                                  r->one_value ? 3 : full[2][i]);
            }
            if (class_takes(op, dtype) && nin > 1 && !r->one_value) { /* broadcast, 0-dim */
                torc_tensor in[3] = {make(input_dtype(op, 0, dtype), SHAPE(n0, 1, 1), v[0].v, LAYOUT_CONTIGUOUS),
                                     make(input_dtype(op, 1, dtype), SHAPE(n1, 1), v[1].v, LAYOUT_CONTIGUOUS),
                                     nin > 2 ? make(dtype, SHAPE(n2), v[2].v, LAYOUT_CONTIGUOUS) : NULL};
                torc_tensor got[2];
                call_row_all(op, in, got);
                assert_non_null(got[0]);
                for (int64_t i = 0; i < n; i++)
                    check_element(op, dtype, "broadcast", got, i, full[0][i], full[1][i], full[2][i]);
                in[1] = make(input_dtype(op, 1, dtype), SHAPE0, &v[1].v[n1 > 3 ? 3 : 0], LAYOUT_CONTIGUOUS);
                if (nin > 2) in[2] = make(dtype, SHAPE0, &v[2].v[n2 > 2 ? 2 : 0], LAYOUT_CONTIGUOUS);
                call_row_all(op, in, got);
                assert_non_null(got[0]);
                for (int64_t i = 0; i < n0; i++)
                    check_element(op, dtype, "0-dim", got, i, v[0].v[i], v[1].v[n1 > 3 ? 3 : 0],
                                  nin > 2 ? v[2].v[n2 > 2 ? 2 : 0] : 0);
            }
            if (class_takes(op, dtype)) { /* empty */
                torc_tensor in[3] = {NULL};
                for (int k = 0; k < nin; k++)
                    in[k] = make(input_dtype(op, k, dtype), SHAPE(2, 0, 3), NULL, LAYOUT_CONTIGUOUS);
                if (r->one_value) in[2] = make(dtype, SHAPE0, NULL, LAYOUT_CONTIGUOUS);
                torc_tensor got = call_row(op, in);
                HAS_SHAPE(got, 2, 0, 3);
            }
            for (int k = 0; k < 3; k++) free(full[k]);
            torc_scope_end(scope);
            NO_ERROR();
        }
    }
    assert_int_equal(failures, 0);
}

/* More than one thread's worth, odd length: every element must be written, whatever the dtype. */
static void test_large(void **state) {
    (void)state;
    enum { N = 3 * 32768 + 13 };
    double *v = malloc(N * sizeof *v), *w = malloc(N * sizeof *w);
    fill_uniform(v, N, 3, -4, 4);
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16, TORC_INT32, TORC_UINT8};
    for (int d = 0; d < LENGTH(dtypes); d++) {
        int64_t scope = torc_scope_begin();
        torc_tensor x = make(dtypes[d], SHAPE(N), v, LAYOUT_CONTIGUOUS),
                    y = make(dtypes[d], SHAPE(N), v, LAYOUT_STRIDED);
        for (int i = 0; i < N; i++) w[i] = round_to(dtypes[d], round_to(dtypes[d], v[i]) * round_to(dtypes[d], v[i]));
        CLOSE(torc_mul(x, x), w);
        CLOSE(torc_mul(x, y), w);
        CLOSE(torc_mul(y, x), w);
        for (int i = 0; i < N; i++) w[i] = round_to(dtypes[d], v[i]) < 1;
        EXACT(torc_lt(y, 1), w);
        torc_scope_end(scope);
    }
    free(v);
    free(w);
}

/* Rows shorter than a block, repeated along outer dimensions, in every arrangement of two and three dimensions. */
static void test_short_rows(void **state) {
    (void)state;
    static const int64_t shapes[][3] = {{1, 700, 3}, {5, 130, 7}, {1, 3, 700}, {2, 600, 2}, {64, 9, 1}, {3, 65, 65}};
    for (int s = 0; s < LENGTH(shapes); s++)
        for (int mask = 1; mask < 8; mask++) { /* which dimensions the second operand has */
            int64_t scope = torc_scope_begin();
            const int64_t *n = shapes[s];
            int64_t m[3] = {mask & 1 ? n[0] : 1, mask & 2 ? n[1] : 1, mask & 4 ? n[2] : 1};
            torc_tensor x = make_uniform(TORC_FLOAT32, SHAPE(n[0], n[1], n[2]), 5, -1, 1,
                                         s & 1 ? LAYOUT_TRANSPOSED : LAYOUT_CONTIGUOUS);
            torc_tensor y =
                make_uniform(s & 2 ? TORC_FLOAT64 : TORC_FLOAT32, SHAPE(m[0], m[1], m[2]), 6, -1, 1, LAYOUT_CONTIGUOUS);
            torc_tensor got = torc_mul(x, y);
            NO_ERROR();
            for (int64_t i = 0; i < count_of(x); i++) {
                int64_t c = i % n[2], b = i / n[2] % n[1], a = i / n[2] / n[1];
                int64_t at = ((mask & 1 ? a : 0) * m[1] + (mask & 2 ? b : 0)) * m[2] + (mask & 4 ? c : 0);
                double want = read_element(x, i) * read_element(y, at);
                if (!is_close(read_element(got, i), want, 1e-6, 1e-7))
                    fail_msg("shape %d mask %d element %lld: %g, expected %g", s, mask, (long long)i,
                             read_element(got, i), want);
            }
            torc_scope_end(scope);
        }
}

/* Of bool half of them are false. */
static torc_tensor drawn(torc_dtype dtype, int64_t n, uint64_t seed) {
    if (dtype == TORC_BOOL) return torc_gt(make_uniform(TORC_FLOAT32, SHAPE(n), seed, -1, 1, LAYOUT_CONTIGUOUS), 0);
    return make_uniform(dtype, SHAPE(n), seed, -3, 4, LAYOUT_CONTIGUOUS);
}
/* Masks and integers of all widths that lie alike, and functions of them: around multiples of what a thread takes at a time. */
static void test_integers_alike(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_BOOL, TORC_UINT8, TORC_INT8, TORC_INT16, TORC_INT32, TORC_INT64};
    static const int64_t counts[] = {1, 3, 4, 1022, 1024, 5123};
    enum { MOST = 5123 };
    double *want = malloc(MOST * sizeof *want);
    uint64_t seed = 20;
    for (int c = 0; c < LENGTH(counts); c++)
        for (int pair = 0; pair < LENGTH(dtypes) * LENGTH(dtypes); pair++) {
            int64_t scope = torc_scope_begin();
            const int64_t n = counts[c];
            const torc_dtype d = dtypes[pair / LENGTH(dtypes)], e = dtypes[pair % LENGTH(dtypes)];
            torc_tensor x = drawn(d, n, ++seed), y = drawn(e, n, ++seed), mask = drawn(TORC_BOOL, n, ++seed),
                        product = torc_mul(x, y);
            NO_ERROR();
            const torc_dtype common = torc_tensor_dtype(product);
            double *v = read_all(x), *w = read_all(y), *m = read_all(mask);
#define WANT(value) \
    for (int64_t i = 0; i < n; i++) want[i] = (value)
            WANT(round_to(common, round_to(common, v[i]) * round_to(common, w[i])));
            EXACT(product, want);
            EXACT(torc_mul_out(torc_empty(SHAPE(n), .dtype = TORC_INT64), x, y), want);
            WANT(round_to(common, v[i]) < round_to(common, w[i]));
            EXACT(torc_lt(x, y), want);
            WANT(v[i] != 0 && w[i] != 0);
            EXACT(torc_logical_and(x, y), want);
            WANT(round_to(common, m[i] != 0 ? v[i] : w[i]));
            EXACT(torc_where(mask, x, y), want);
            WANT(round_to(d, v[i]) == 0);
            EXACT(torc_logical_not(x), want);
            if (d == TORC_INT16 || d == TORC_INT64) { /* in the one place of a mask, and beside it */
                torc_tensor one = torc_narrow(y, 0, n - 1, 1);
                WANT(round_to(common, round_to(common, v[i]) * round_to(common, w[n - 1])));
                EXACT(torc_mul(x, one), want);
            }
            WANT(atan(v[i]));
            CLOSE(torc_atan(x), want);
            torc_tensor h =
                make_uniform(pair % 2 ? TORC_FLOAT16 : TORC_BFLOAT16, SHAPE(n), ++seed, 1, 4, LAYOUT_CONTIGUOUS);
            double *u = read_all(h);
            WANT(v[i] / u[i]);
            CLOSE(torc_true_divide(x, h), want);
#undef WANT
            free(v), free(w), free(m), free(u);
            torc_scope_end(scope);
        }
    free(want);
}

/* Rows that are whole vectors, but begin at any element: what one kernel gives for them another gives for copies that are aligned. */
static void test_addresses(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32,  TORC_FLOAT64, TORC_FLOAT16,
                                        TORC_BFLOAT16, TORC_INT32,   TORC_INT64};
    static const int64_t shapes[][2] = {{1, 5000}, {37, 64}, {300, 16}, {3, 4096}, {64, 21}};
    uint64_t seed = 500;
    for (int d = 0; d < LENGTH(dtypes); d++)
        for (int s = 0; s < LENGTH(shapes); s++)
            for (int turn = 0; turn < 8; turn++) {
                int64_t scope = torc_scope_begin();
                const int64_t rows = shapes[s][0], n = shapes[s][1], gap = turn & 1 ? 3 : 0, first = turn / 2;
                torc_tensor wide =
                    make_uniform(dtypes[d], SHAPE(rows * (n + gap) + 4), ++seed, -9, 9, LAYOUT_CONTIGUOUS);
                torc_tensor x = torc_as_strided(wide, DIMS(rows, n), DIMS(n + gap, 1), .storage_offset = first),
                            y = torc_narrow(make_uniform(dtypes[d], SHAPE(n + 1), ++seed, -9, 9, LAYOUT_CONTIGUOUS), 0,
                                            turn % 2, n),
                            mask = torc_narrow(drawn(TORC_BOOL, rows * n + 1, ++seed), 0, 1, rows * n);
                mask = torc_view(mask, DIMS(rows, n));
                torc_tensor a = torc_add(x, 0),
                            b = torc_add(torc_expand(y, DIMS(rows, n)), torc_zeros(SHAPE(rows, n), .dtype = dtypes[d])),
                            c = torc_logical_and(mask, torc_ones_like(mask));
                NO_ERROR();
                SAME(a, torc_contiguous(x));
                SAME(torc_mul(x, y), torc_mul(a, b));
                SAME(torc_maximum(y, x), torc_maximum(b, a));
                SAME(torc_where(mask, x, y), torc_where(c, a, b));
                SAME(torc_le(x, a), torc_ones(SHAPE(rows, n), .dtype = TORC_BOOL));
                SAME(torc_addcmul(x, y, a), torc_addcmul(a, b, a));
                torc_scope_end(scope);
            }
}

/* Operands of drawn shapes, each broadcast along some dimensions, in drawn orders of memory, and results in those: as what was spread out before. */
static void test_broadcasts(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32,  TORC_FLOAT64, TORC_COMPLEX64, TORC_COMPLEX128,
                                        TORC_BFLOAT16, TORC_FLOAT16, TORC_INT64,     TORC_UINT8};
    enum { MOST = 60000, DRAWS = 600 };
    uint64_t seed = 900;
#define EQUAL(got, want) \
    if (!torc_equal(torc_expand(got, torc_ints_of(sizes, ndim)), want)) fail_msg("line %d, draw %d", __LINE__, draw)
#define DRAW(n) ((int64_t)(uniform_next(&seed) * (double)(n)))
    for (int draw = 0; draw < DRAWS; draw++) {
        int64_t scope = torc_scope_begin(), sizes[4], numel = 1;
        const int ndim = 1 + (int)DRAW(4), dtype = (int)DRAW(LENGTH(dtypes));
        for (int d = 0; d < ndim; d++) {
            const int64_t most = DRAW(3) ? 40 : 1500;
            sizes[d] = 1 + DRAW(MIN(most, MAX(1, MOST / numel)));
            numel *= sizes[d];
        }
        torc_tensor given[3], spread[3];
        for (int k = 0; k < 3;
             k++) { /* memory in the order order[0], …; the first two are operands, the last is written */
            int64_t order[4], back[4], memory[4];
            for (int d = 0; d < ndim; d++) order[d] = d;
            for (int d = ndim - 1; d > 0 && DRAW(2); d--) {
                const int64_t other = DRAW(d + 1), was = order[d];
                order[d] = order[other], order[other] = was;
            }
            for (int d = 0; d < ndim; d++)
                back[order[d]] = d, memory[d] = k < 2 && DRAW(3) == 0 ? 1 : sizes[order[d]] + (DRAW(6) == 0);
            /* another dtype now and then, which passes through the common one */
            const torc_dtype mine = k == 1 && DRAW(5) == 0 ? TORC_INT32 : dtypes[dtype];
            torc_tensor t = torc_permute(
                make_uniform((mine == TORC_COMPLEX64 || mine == TORC_COMPLEX128) ? TORC_FLOAT64 : mine,
                             torc_ints_of(memory, ndim), ++seed, mine == TORC_UINT8 ? 0 : -9, 9, LAYOUT_CONTIGUOUS),
                torc_ints_of(back, ndim));
            for (int d = 0; d < ndim; d++)
                if (torc_size(t, d) > sizes[d]) t = torc_narrow(t, d, torc_size(t, d) - sizes[d], sizes[d]);
            if (torc_tensor_dtype(t) != mine)
                t = torc_mul(t, torc_tensor_from(((const double _Complex[]){__builtin_complex(1.0, -2.0)}), 1)),
                t = torc_to(t, .dtype = mine);
            given[k] = t;
            spread[k] = torc_clone(torc_expand(t, torc_ints_of(sizes, ndim)), .memory_format = TORC_CONTIGUOUS_FORMAT);
        }
        NO_ERROR();
        torc_tensor sum = torc_add(spread[0], spread[1]), product = torc_mul(spread[0], spread[1]),
                    same = torc_eq(spread[0], spread[1]);
        const bool fits = torc_tensor_dtype(sum) == dtypes[dtype];
        EQUAL(torc_add(given[0], given[1]), sum);
        EQUAL(torc_mul(given[1], given[0]), product);
        EQUAL(torc_eq(given[0], given[1]), same);
        torc_tensor mask = torc_gt(torc_real(given[0]), 0), wide = torc_gt(torc_real(spread[0]), 0);
        EQUAL(torc_where(mask, given[0], given[2]), torc_where(wide, spread[0], spread[2]));
        if (fits && torc_numel(given[2]) == numel) {
            EQUAL(torc_mul_out(given[2], given[0], given[1]), product);
            EQUAL(torc_add_(given[2], given[1]), torc_add(product, spread[1]));
        }
        torc_scope_end(scope);
    }
#undef EQUAL
#undef DRAW
}

/* Forms of their own that kernels have for float or for 16 bits: the whole range, and powers of C's cases. */
static void test_forms(void **state) {
    (void)state;
    enum { N = 6000 };
    static const double alphas[] = {1, 2, 0.3, 1e-3, 50, -0.7};
    double *v = malloc(N * sizeof *v), *w = malloc(N * sizeof *w);
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_BFLOAT16};
    for (int d = 0; d < LENGTH(dtypes); d++) {
        for (int scale = 0; scale < 3; scale++) { /* also where results are as small as their arguments */
            int64_t scope = torc_scope_begin();
            fill_uniform(v, N, 40 + (uint64_t)scale, -4, 4);
            for (int i = 0; i < N; i++)
                v[i] = round_to(dtypes[d], scale == 2 ? v[i] * 10 : scale ? v[i] * 0x1p-9 : v[i]);
            v[0] = INFINITY, v[1] = -INFINITY, v[2] = NAN, v[3] = 0;
            torc_tensor x = make(dtypes[d], SHAPE(N), v, LAYOUT_CONTIGUOUS);
            for (int i = 0; i < N; i++) w[i] = erf(v[i]);
            CLOSE(torc_erf(x), w);
            for (int a = 0; a < LENGTH(alphas); a++) {
                if (scale == 2 && alphas[a] < 0) continue; /* overflows */
                for (int i = 0; i < N; i++)
                    w[i] = alphas[a] < 0 && isinf(v[i]) ? (v[i] < 0 ? -INFINITY : v[i])
                           : v[i] > 0                   ? v[i]
                                                        : alphas[a] * expm1(v[i] / alphas[a]);
                CLOSE(torc_celu(x, .alpha = alphas[a]), w);
                for (int i = 0; i < N; i++) w[i] = v[i] > 0 ? v[i] : alphas[a] * expm1(v[i]);
                CLOSE(torc_elu(x, .alpha = alphas[a]), w);
            }
            torc_scope_end(scope);
        }
        static const double edges[] = {0,    -0.0, 1,  -1,  2,    -2,  3,   -3,       0.5,       -0.5, 1.5,
                                       -1.5, 7,    -7, 100, -101, 256, 512, INFINITY, -INFINITY, NAN,  0.0078125};
        enum { EDGES = LENGTH(edges) };
        double p[EDGES * EDGES], q[EDGES * EDGES], r[EDGES * EDGES];
        for (int i = 0; i < EDGES * EDGES; i++) {
            p[i] = edges[i / EDGES], q[i] = edges[i % EDGES];
            r[i] = round_to(dtypes[d], pow(p[i], q[i]));
        }
        torc_tensor base = make(dtypes[d], SHAPE(EDGES * EDGES), p, LAYOUT_CONTIGUOUS),
                    power = make(dtypes[d], SHAPE(EDGES * EDGES), q, LAYOUT_CONTIGUOUS), result = torc_pow(base, power);
        CLOSE(result, r);
        for (int i = 0; i < EDGES * EDGES; i++)
            if (r[i] == 0) assert_int_equal(signbit(read_element(result, i)) != 0, signbit(r[i]) != 0);
        fill_uniform(v, N, 50, -12, 12);
        for (int i = 0; i < N; i++) v[i] = round_to(dtypes[d], v[i]);
        torc_tensor x = make(dtypes[d], SHAPE(N), v, LAYOUT_CONTIGUOUS);
        for (int i = 0; i < N; i++) w[i] = exp2(v[i]);
        CLOSE(torc_pow(torc_full(SHAPE0, 2, .dtype = dtypes[d]), x), w);
        for (int i = 0; i < N; i++) w[i] = pow(0.3, v[i]);
        if (dtypes[d] == TORC_FLOAT32) CLOSE(torc_pow(torc_full(SHAPE0, 0.3, .dtype = TORC_FLOAT64), x), w);
    }
    free(v);
    free(w);
}

/* Special functions far from where all rows are tried: each way that one of them takes, against long double or by an identity. `step` is how far
 * the result is from the true one, `size` what that may be measured by. */
static void special_arguments(void **state) {
    (void)state;
    enum { MANY = 3000 };
    const long double pi = 3.14159265358979323846264338327950288L;
    uint64_t seed = 21;
    double *x = malloc(MANY * sizeof *x), *got, *other;
    const double eps = dtype_epsilon(TORC_FLOAT64);
#define CHECK(name, step, size)                                                                    \
    do {                                                                                           \
        const long double off = fabsl(step), most = (size)*eps;                                    \
        if (!(off <= most)) fail_msg("%s of %.17g: %.17g is off by %Lg", name, x[i], got[i], off); \
    } while (0)
    for (int i = 0; i < MANY;
         i++) { /* the first third on a scale of magnitudes, the second beside 1 and 2 or 0 and 1 */
        const double u = uniform_next(&seed), v = uniform_next(&seed);
        x[i] = i % 3 == 0   ? pow(10, u * 30 - 20)
               : i % 3 == 1 ? 1 + (v < 0.5) + pow(10, -12 * u) * (u < 0.5 ? 1 : -1)
                            : u * 12;
    }
    got = read_all(torc_lgamma(make_f64(SHAPE(MANY), x)));
    for (int i = 0; i < MANY; i++) CHECK("lgamma", got[i] - lgammal(x[i]), 16 * fabsl(lgammal(x[i])));
    free(got);
    if (!on_cuda()) {
        for (int i = 0; i < MANY; i++) x[i] = -20 * uniform_next(&seed);
        got = read_all(torc_lgamma(make_f64(SHAPE(MANY), x)));
        for (int i = 0; i < MANY; i++) CHECK("lgamma", got[i] - lgammal(x[i]), 16 * fabsl(lgammal(x[i])));
        free(got);
    }
    for (int i = 0; i < MANY; i++) { /* rounded once, to float */
        const double u = uniform_next(&seed), v = uniform_next(&seed);
        const double drawn = i % 4 == 0   ? pow(10, u * 30 - 20)
                             : i % 4 == 1 ? 1 + (v < 0.5) + pow(10, -7 * u) * (u < 0.5 ? 1 : -1)
                             : i % 4 == 2 ? u * 12
                                          : u * -20;
        x[i] = (double)(float)drawn;
    }
    if (!on_cuda()) {
#ifdef __clang__ /* which has no vectors of it: libm's function for floats, and near its roots */
        const double once = 2e-6;
#else
        const double once = 6.1e-8;
#endif
        got = read_all(torc_lgamma(make_f32(SHAPE(MANY), x)));
        for (int i = 0; i < MANY; i++) CHECK("lgamma", got[i] - lgammal(x[i]), once / eps * fabsl(lgammal(x[i])));
        free(got);
        const double edges[] = {0, -0.0, -1, -2, INFINITY, -INFINITY, NAN, 1, 2, 1e38, 1e-42, -1e-42, 4, 3, 8};
        got = read_all(torc_lgamma(make_f32(SHAPE(15), edges)));
        for (int i = 0; i < 15; i++) {
            const double want = (double)(float)lgamma((double)(float)edges[i]);
            if (!(got[i] == want || (want != want && got[i] != got[i]) || fabs(got[i] - want) <= 1.2e-7 * fabs(want)))
                fail_msg("lgamma of %.9g: %.9g, not %.9g", edges[i], got[i], want);
        }
        free(got);
    }
    for (int i = 0; i < MANY; i++) {
        const double u = uniform_next(&seed);
        x[i] = i % 2 ? 2 * u - 1 : (u < 0.5 ? 1 : -1) * (1 - pow(10, -15 * uniform_next(&seed)));
    }
    got = read_all(torc_erfinv(make_f64(SHAPE(MANY), x)));
    for (int i = 0; i < MANY; i++) {
        const long double y = fabs(x[i]), g = fabs(got[i]), left = y < 0.5L ? erfl(g) - y : (1 - y) - erfcl(g);
        CHECK("erfinv", left * sqrtl(pi) / 2 * expl(g * g), 16 * g);
    }
    free(got);
    for (int i = 0; i < MANY; i++) {
        const double u = uniform_next(&seed);
        x[i] = i % 3 == 0 ? u : i % 3 == 1 ? pow(10, -300 * u) : 1 - pow(10, -15 * u);
    }
    got = read_all(torc_special_ndtri(make_f64(SHAPE(MANY), x)));
    for (int i = 0; i < MANY; i++) {
        const long double q = x[i] <= 0.5 ? x[i] : 1 - (long double)x[i], g = fabs(got[i]);
        CHECK("special_ndtri", (erfcl(g / sqrtl(2)) / 2 - q) * sqrtl(2 * pi) * expl(g * g / 2), 32 * g + 4);
    }
    free(got);
    /* From x to x + 1 the derivative changes by a power of x. */
    for (int n = 0; n < 5; n++) {
        for (int i = 0; i < MANY; i++) x[i] = 0.05 + 15 * uniform_next(&seed);
        torc_tensor at = make_f64(SHAPE(MANY), x);
        got = read_all(torc_polygamma(at, n)), other = read_all(torc_polygamma(torc_add(at, NUMBER(1)), n));
        for (int i = 0; i < MANY; i++) {
            const long double change = (n % 2 ? -1 : 1) * tgammal(n + 1) / powl(x[i], n + 1);
            CHECK("polygamma", other[i] - got[i] - change, 64 * (fabsl(change) + fabs(got[i]) + fabs(other[i])));
        }
        free(got), free(other);
    }
    double *a = malloc(MANY * sizeof *a);
    for (int i = 0; i < MANY; i++) {
        a[i] = i % 2 ? 3 * uniform_next(&seed) + 1e-6 : 60 * uniform_next(&seed);
        x[i] = a[i] * (i % 3 ? 0.2 + 1.6 * uniform_next(&seed) : 1e-3 + 5 * uniform_next(&seed));
    }
    torc_tensor shape = make_f64(SHAPE(MANY), a), bound = make_f64(SHAPE(MANY), x);
    got = read_all(torc_igamma(shape, bound)), other = read_all(torc_igammac(shape, bound));
    double *next = read_all(torc_igamma(torc_add(shape, NUMBER(1)), bound));
    for (int i = 0; i < MANY; i++) {
        CHECK("igamma", got[i] + (long double)other[i] - 1, 64);
        CHECK("igamma", got[i] - (long double)next[i] - expl(a[i] * logl(x[i]) - x[i] - lgammal(a[i] + 1.0L)), 512);
    }
    free(x), free(a), free(got), free(other), free(next);
#undef CHECK
}

/* Every number of 16 bits, towards both ends and towards itself: numbers of one sign lie as their bits do. */
static void test_next_halves(void **state) {
    (void)state;
    for (int t = 0; t < 2; t++) {
        const torc_dtype dtype = t ? TORC_BFLOAT16 : TORC_FLOAT16;
        const int infinite = t ? 0x7f80 : 0x7c00;
        torc_tensor bits = torc_arange(1 << 15, .start = -(1 << 15), .dtype = TORC_INT16);
        torc_tensor x = torc_view_dtype(bits, dtype);
        for (int way = -1; way <= 1; way++) {
            torc_tensor y = way ? torc_full(SHAPE0, way * (double)INFINITY, .dtype = dtype) : x;
            double *got = read_all(torc_view_dtype(torc_nextafter(x, y), TORC_INT16));
            for (int i = 0; i < 1 << 16; i++) {
                const int b = i - (1 << 15), size = b & 0x7fff, negative = b < 0;
                const int away = size ? (negative ? -way : way) : 1; /* from 0 all ways lead away */
                const int next = size == infinite && away > 0 ? size : size + (way ? away : 0);
                const int sign = size ? negative : way < 0 || (!way && negative);
                if (size > infinite)
                    assert_true(((int)got[i] & 0x7fff) > infinite);
                else
                    assert_int_equal((int)got[i], next - (sign ? 1 << 15 : 0));
            }
            free(got);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(special_arguments), SCOPED(test_values),         SCOPED(test_large),
                                       SCOPED(test_short_rows),   SCOPED(test_integers_alike), SCOPED(test_addresses),
                                       SCOPED(test_forms),        SCOPED(test_next_halves),    SCOPED(test_broadcasts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
