/* test_dtypes.c - the dtypes that few operators compute with, and complex numbers as values: what they convert to, bit by bit as
 * PyTorch 2.11, how they come to the host, into files and out of them, and that what does not compute with them says so. */
#include <complex.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "torc/torc.h"

#define FAILS(code, text, call)                          \
    do {                                                 \
        (void)(call);                                    \
        expect_error(__LINE__, TORC_ERROR_##code, text); \
    } while (0)
static void expect_error(int line, torc_error_code code, const char *text) {
    if (torc_error() != code || !strstr(torc_error_message(), text))
        fail_msg("line %d: got %s '%s', wanted %s '%s'", line, torc_error_name(torc_error()), torc_error_message(),
                 torc_error_name(code), text);
    torc_error_clear();
}
static void no_error(int line) {
    if (torc_error() != TORC_ERROR_OK) fail_msg("line %d: %s (%s)", line, torc_error_message(), torc_error_where());
}
#define NO_ERROR() no_error(__LINE__)
static const torc_dtype unusual[] = {TORC_COMPLEX32,     TORC_COMPLEX64, TORC_COMPLEX128, TORC_FLOAT8_E5M2,
                                     TORC_FLOAT8_E4M3FN, TORC_UINT16,    TORC_UINT32,     TORC_UINT64};
enum { UNUSUAL = sizeof unusual / sizeof unusual[0] };

/* ------------------------------------------------------------------------------------------ conversions */
static void bytes_are(int line, torc_tensor t, const uint8_t *want, size_t n) {
    uint8_t got[64];
    assert_true(n <= sizeof got);
    if (!torc_copy_to_host(t, got, n)) fail_msg("line %d: %s", line, torc_error_message());
    for (size_t i = 0; i < n; i++)
        if (got[i] != want[i]) fail_msg("line %d: byte %zu is %d, not %d", line, i, got[i], want[i]);
}
#define BYTES(t, ...) bytes_are(__LINE__, t, (const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))

/* From float32, and from float16, which half of these values are not in. */
static void test_float8(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    const double v[] = {448,       463.9,   464,   464.1, 480,   1e9,   INFINITY, (double)NAN, 0x1p-9, 0x1p-10,
                        0x1.8p-10, 0x1p-11, 57344, 61439, 61440, 65536, -0.0,     -1e-30,      -1.5,   1.0625};
    torc_tensor d = torc_tensor_from(v, 20), f = torc_float(d), h = torc_half(d);
    for (int k = 0; k < 2; k++) {
        torc_tensor x = k ? d : f;
        BYTES(torc_to(x, .dtype = TORC_FLOAT8_E4M3FN), 126, 126, 126, 127, 127, 127, 127, 127, 1, 0, 1, 0, 127, 127,
              127, 127, 128, 128, 0xbc, 0x38);
        BYTES(torc_to(x, .dtype = TORC_FLOAT8_E5M2), 95, 95, 95, 95, 96, 124, 124, 127, 24, 20, 22, 16, 123, 123, 124,
              124, 128, 128, 0xbe, 0x3c);
    }
    BYTES(torc_to(h, .dtype = TORC_FLOAT8_E4M3FN), 126, 126, 126, 126, 127, 127, 127, 127, 1, 0, 1, 0, 127, 127, 127,
          127, 128, 128, 0xbc, 0x38);
    /* All 256 of each come back as they were, but NaN. */
    uint8_t all[256], back[256];
    for (int i = 0; i < 256; i++) all[i] = (uint8_t)i;
    for (int k = 3; k < 5; k++) {
        torc_tensor x = torc_view_dtype(torc_tensor_from(all, 256), unusual[k]),
                    y = torc_to(torc_float(x), .dtype = unusual[k]);
        float floats[256];
        assert_true(torc_copy_to_host(torc_float(x), floats, sizeof floats));
        assert_true(torc_copy_to_host(y, back, sizeof back));
        for (int i = 0; i < 256; i++) {
            const int exponent = unusual[k] == TORC_FLOAT8_E5M2 ? i >> 2 & 31 : i >> 3 & 15,
                      fraction = unusual[k] == TORC_FLOAT8_E5M2 ? i & 3 : i & 7,
                      bits = unusual[k] == TORC_FLOAT8_E5M2 ? 2 : 3, bias = unusual[k] == TORC_FLOAT8_E5M2 ? 15 : 7;
            double value =
                exponent ? ldexp((1 << bits) + fraction, exponent - bias - bits) : ldexp(fraction, 1 - bias - bits);
            if (unusual[k] == TORC_FLOAT8_E5M2 && exponent == 31) value = fraction ? (double)NAN : INFINITY;
            if (unusual[k] == TORC_FLOAT8_E4M3FN && (i & 127) == 127) value = (double)NAN;
            if (i & 128) value = -value;
            if (isnan(value)) {
                assert_true(isnan(floats[i]));
                continue;
            }
            assert_true((double)floats[i] == value && !signbit(floats[i]) == !(i & 128));
            assert_int_equal(back[i], i);
            assert_true(torc_item(torc_select(x, 0, i)) == value);
        }
    }
    NO_ERROR();
    torc_scope_end(scope);
}

static void test_large_unsigned(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor f = torc_tensor_from(((const double[]){-1.5, -1, 300.7, 70000.9}), 4);
    BYTES(torc_to(f, .dtype = TORC_UINT16), 255, 255, 255, 255, 44, 1, 0x70, 0x11);
    BYTES(torc_to(f, .dtype = TORC_UINT32), 255, 255, 255, 255, 255, 255, 255, 255, 44, 1, 0, 0, 0x70, 0x11, 1, 0);
    torc_tensor u =
        torc_to(torc_tensor_from(INT64S(-1, INT64_MIN, 9007199254740993, 16777217), 4), .dtype = TORC_UINT64);
    double d[4];
    assert_true(torc_copy_to_host(torc_double(u), d, sizeof d));
    assert_true(d[0] == 0x1p64 && d[1] == 0x1p63 && d[2] == 0x1p53 && d[3] == 16777217);
    assert_true(torc_item(torc_select(u, 0, 0)) == 0x1p64);
    assert_int_equal(torc_item_int64(torc_select(u, 0, 0)), -1); /* the same bits */
    assert_true(
        torc_equal(torc_to(torc_double(torc_narrow(u, 0, 1, 1)), .dtype = TORC_UINT64), torc_narrow(u, 0, 1, 1)));
    /* Products wrap, sums are int64, order is that of the numbers. */
    torc_tensor s = torc_to(torc_tensor_from(INT64S(65535, 2, 40000), 3), .dtype = TORC_UINT16);
    BYTES(torc_mul(s, s), 1, 0, 4, 0, 0, 0x10); /* 65535 * 65535, 4, 40000 * 40000, of 16 bits each */
    torc_tensor sum = torc_sum(u);
    assert_int_equal(torc_tensor_dtype(sum), TORC_INT64);
    assert_int_equal(torc_item_int64(sum), INT64_MIN + 9007199254740993 + 16777216);
    BYTES(torc_sort(s).values, 2, 0, 0x40, 0x9c, 255, 255);
    BYTES(torc_sort(torc_narrow(u, 0, 0, 2)).indices, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    assert_true(torc_item(torc_sqrt(torc_narrow(u, 0, 1, 1))) == (double)sqrtf(0x1p63f));
    NO_ERROR();
    torc_scope_end(scope);
}

static void test_complex_values(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor z = torc_tensor_from(((const double[]){0, 1, 0.5, 2, -1.5, 3, 300.7, 1}), 4, .dtype = TORC_COMPLEX64,
                                     .data_dtype = TORC_COMPLEX128);
    const torc_dtype to[] = {TORC_COMPLEX64, TORC_COMPLEX128, TORC_COMPLEX32};
    for (int k = 0; k < 3; k++) {
        torc_tensor x = torc_to(z, .dtype = to[k]);
        BYTES(torc_bool(x), 1, 1, 1, 1); /* either part counts */
        BYTES(torc_byte(x), 0, 0, 255, 44);
        BYTES(torc_to(x, .dtype = TORC_UINT16), 0, 0, 0, 0, 255, 255, 44, 1);
        BYTES(torc_half(x), 0, 0, 0, 0x38, 0, 0xbe, 0xb3, 0x5c);
        assert_true(torc_equal(torc_to(torc_to(x, .dtype = TORC_COMPLEX128), .dtype = to[k]), x));
        assert_int_equal(torc_item_int64(torc_count_nonzero(x)), 4);
    }
    const torc_number n = torc_item_number(torc_select(z, 0, 1));
    assert_true(n.kind == TORC_NUMBER_COMPLEX && n.as.d == 0.5 && n.imag == 2);
    FAILS(RUNTIME, "value cannot be converted to type double without overflow", torc_item(torc_select(z, 0, 1)));
    FAILS(RUNTIME, "value cannot be converted to type int64_t without overflow", torc_item_int64(torc_select(z, 0, 1)));
    assert_true(torc_is_nonzero(torc_select(z, 0, 0)));
    assert_true(torc_item(torc_ones(SHAPE0, .dtype = TORC_COMPLEX64)) == 1);
    /* Numbers of C. */
    assert_int_equal(torc_tensor_dtype(torc_full(SHAPE(2), NUM(1 + 2.0 * __builtin_complex(0.0, 1.0)))),
                     TORC_COMPLEX64);
    torc_tensor y = torc_mul(torc_ones(SHAPE(1), .dtype = TORC_FLOAT64), __builtin_complex(1.0, 2.0));
    const torc_number m = torc_item_number(y);
    assert_int_equal(torc_tensor_dtype(y), TORC_COMPLEX128);
    assert_true(m.as.d == 1 && m.imag == 2);
    const float _Complex few[] = {__builtin_complex(1.0f, 2.0f)};
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(few, 1)), TORC_COMPLEX64);
    assert_true(isnan(torc_number_to_double(torc_number_complex(1, 2))) &&
                torc_number_to_double(torc_number_complex(3, 0)) == 3);
    assert_int_equal(torc_number_to_int(torc_number_complex(3, 0)), 3);
    assert_int_equal(torc_number_to_int(torc_number_complex(3, 1)), 0);
    /* Where only real numbers are. */
    FAILS(RUNTIME, "argument 'negative_slope' must be a real number",
          torc_leaky_relu(torc_ones(SHAPE(1)), .negative_slope = torc_number_complex(1, 2)));
    assert_non_null(torc_leaky_relu(torc_ones(SHAPE(1)), .negative_slope = torc_number_complex(1, 0)));
    FAILS(RUNTIME, "For non-complex input tensors, argument alpha must not be a complex number.",
          torc_add(torc_ones(SHAPE(1)), torc_ones(SHAPE(1)), .alpha = torc_number_complex(1, 2)));
    FAILS(RUNTIME, "value cannot be converted to type float without overflow",
          torc_fill_(torc_ones(SHAPE(1)), torc_number_complex(1, 2)));
    torc_scope_end(scope);
}

/* ------------------------------------------------------------------------------------------ every dtype */
static torc_tensor counted(torc_dtype dtype, int64_t rows, int64_t columns) {
    return torc_reshape(torc_to(torc_arange(rows * columns), .dtype = dtype), SHAPE(rows, columns));
}

/* What moves elements does so by their bytes, of sixteen too. Complex numbers in memory of the program are aligned as their parts. */
/* What is read, or written, every second or third element has the bits of what lies side by side, whatever the number of elements. */
static void test_steps(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_BOOL,  TORC_UINT8,   TORC_INT8,     TORC_INT16,   TORC_INT32,
                                        TORC_INT64, TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    enum { N = 209, DTYPES = sizeof dtypes / sizeof *dtypes };
    double values[3 * N + 1];
    for (int i = 0; i <= 3 * N; i++) values[i] = (i % 61 - 7) * (i % 3 ? 1 : 1.0 / 1024);
    values[6] = -0.0, values[12] = 1e-7, values[18] = 65519;
    for (int from = 0; from < DTYPES; from++)
        for (int to = 0; to < DTYPES; to++)
            for (int step = 1; step <= 3; step++)
                for (int first = 0; first < 2; first++)
                    for (int n = N; n > 0; n -= 45) {
                        const int64_t scope = torc_scope_begin();
                        torc_tensor all = torc_to(torc_tensor_from(values, 3 * N + 1), .dtype = dtypes[from]);
                        if (torc_dtype_is_floating_point(dtypes[from]) && torc_dtype_is_floating_point(dtypes[to]))
                            torc_fill_(torc_narrow(all, 0, first + step, 1), (double)NAN);
                        torc_tensor x = torc_slice(all, .start = first, .end = first + n * step, .step = step);
                        torc_tensor want = torc_to(torc_clone(x), .dtype = dtypes[to]);
                        torc_tensor into = torc_slice(torc_zeros(SHAPE(3 * N + 1), .dtype = dtypes[to]), .start = first,
                                                      .end = first + n * step, .step = step);
                        torc_copy_(into, torc_clone(x));
                        torc_tensor both[] = {torc_contiguous(torc_to(x, .dtype = dtypes[to])), torc_clone(into)};
                        const size_t bytes = (size_t)n * torc_dtype_size(dtypes[to]);
                        uint8_t wanted[8 * N], got[8 * N];
                        NO_ERROR();
                        assert_true(torc_copy_to_host(want, wanted, bytes));
                        for (int k = 0; k < 2; k++) {
                            assert_true(torc_copy_to_host(both[k], got, bytes));
                            if (memcmp(got, wanted, bytes))
                                fail_msg("%s to %s, %d elements %d apart, %s", torc_dtype_name(dtypes[from]),
                                         torc_dtype_name(dtypes[to]), n, step, k ? "written" : "read");
                        }
                        torc_scope_end(scope);
                    }
}

/* Runs of a few elements, parts of wider rows of three dimensions in any order, have the bits of what lies side by side: copied, converted, filled and
 * added to, with threads and without. */
static void same_bytes(torc_tensor got, torc_tensor want, const char *what, int n) {
    torc_tensor a = torc_contiguous(got), b = torc_contiguous(want);
    const size_t bytes = (size_t)torc_numel(b) * torc_dtype_size(torc_tensor_dtype(b));
    uint8_t *x = malloc(2 * bytes + 1);
    assert_true(torc_tensor_dtype(a) == torc_tensor_dtype(b) && torc_copy_to_host(a, x, bytes) &&
                torc_copy_to_host(b, x + bytes, bytes));
    if (memcmp(x, x + bytes, bytes)) fail_msg("%s of runs of %d %s", what, n, torc_dtype_name(torc_tensor_dtype(b)));
    free(x);
}
static void test_short_runs(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_BOOL,    TORC_UINT8,    TORC_INT16,   TORC_INT32,   TORC_INT64,
                                        TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64, TORC_COMPLEX128};
    static const int64_t widths[] = {1, 2, 3, 4, 7, 8, 16, 17, 31, 64, 65};
    enum { DTYPES = sizeof dtypes / sizeof *dtypes, WIDTHS = sizeof widths / sizeof *widths };
    for (int d = 0; d < DTYPES; d++)
        for (int w = 0; w < WIDTHS; w++)
            for (int order = 0; order < 3; order++)
                for (int large = 0; large < 1 + ((w + d) % 4 == 0); large++) {
                    const int64_t scope = torc_scope_begin(), n = widths[w], rows = large ? 601 : 5;
                    const int wide = (w + d) % 3;
                    torc_tensor all =
                        torc_to(torc_remainder(torc_arange(3 * rows * (n + 1 + wide)), NUM(113)), .dtype = dtypes[d]);
                    torc_tensor whole = torc_view(all, SHAPE(3, rows, n + 1 + wide));
                    torc_tensor x = torc_narrow(whole, 2, (w + order) % 2, n);
                    if (order == 1) x = torc_transpose(x, 0, 1);
                    if (order == 2) x = torc_permute(x, DIMS(2, 0, 1));
                    int64_t shape[3];
                    memcpy(shape, torc_sizes(x), sizeof shape);
                    torc_tensor flat = torc_empty(torc_ints_of(&shape[0], 3), .dtype = dtypes[d]);
                    for (int64_t i = 0; i < shape[0]; i++) /* plane by plane, and row by row */
                        for (int64_t k = 0; k < (large ? 0 : shape[1]); k++)
                            torc_copy_(torc_select(torc_select(flat, 0, i), 0, k),
                                       torc_select(torc_select(x, 0, i), 0, k));
                    if (large) torc_copy_(flat, x);
                    NO_ERROR();
                    same_bytes(torc_clone(x, .memory_format = TORC_CONTIGUOUS_FORMAT), flat, "clone", (int)n);
                    for (int to = d % 3; to < DTYPES; to += 3) {
                        torc_tensor want = torc_to(flat, .dtype = dtypes[to]);
                        same_bytes(torc_to(x, .dtype = dtypes[to]), want, "conversion", (int)n);
                        torc_tensor into = torc_narrow(
                            torc_zeros(SHAPE(shape[0], shape[1], shape[2] + 3), .dtype = dtypes[to]), 2, 1, shape[2]);
                        same_bytes(torc_copy_(into, flat), want, "copy to", (int)n);
                        same_bytes(torc_copy_(into, x), want, "copy between", (int)n);
                    }
                    if (d > 0) {
                        torc_tensor sum = torc_add(flat, flat);
                        same_bytes(torc_add(x, flat), sum, "sum", (int)n);
                        same_bytes(torc_add_(x, flat), sum, "sum in place", (int)n);
                    }
                    torc_tensor untouched = torc_narrow(whole, 2, (w + order) % 2 ? 0 : n, 1),
                                before = torc_clone(untouched);
                    torc_fill_(x, 1);
                    same_bytes(x, torc_full(torc_ints_of(&shape[0], 3), 1, .dtype = dtypes[d]), "fill", (int)n);
                    same_bytes(untouched, before, "what is beside a fill", (int)n);
                    NO_ERROR();
                    torc_scope_end(scope);
                }
}

static void test_moves(void **state) {
    (void)state;
    for (int k = 0; k < 2 * UNUSUAL; k++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype d = unusual[k / 2];
        const size_t item = torc_dtype_size(d);
        _Alignas(32) char memory[16 * (3 * 5 + 1)];
        char *const at = memory + (torc_dtype_is_complex(d) ? item / 2 : item);
        torc_tensor x = counted(d, 3, 5);
        if (k % 2) {
            assert_true(torc_copy_to_host(x, at, 3 * 5 * item));
            x = torc_from_blob(at, SHAPE(3, 5), .dtype = d);
            if (item > 1) FAILS(VALUE, "must be a multiple of", torc_from_blob(at + 1, SHAPE(3), .dtype = d));
        }
        torc_tensor t = torc_t(x);
        torc_tensor index = torc_tensor_from(INT64S(2, 0, 2), 3), j = torc_long(x);
        struct {
            torc_tensor got, want;
        } same[] = {
            {torc_contiguous(t), torc_contiguous(torc_t(j))},
            {torc_cat(TENSORS(x, x), .dim = 1), torc_cat(TENSORS(j, j), .dim = 1)},
            {torc_roll(x, DIMS(1, 2), .dims = DIMS(0, 1)), torc_roll(j, DIMS(1, 2), .dims = DIMS(0, 1))},
            {torc_repeat(x, DIMS(2, 1)), torc_repeat(j, DIMS(2, 1))},
            {torc_clone(torc_expand(torc_select(x, 1, 2), DIMS(4, 3))),
             torc_clone(torc_expand(torc_select(j, 1, 2), DIMS(4, 3)))},
            {torc_index(x, TENSORS(index, index)), torc_index(j, TENSORS(index, index))},
            {torc_index(x, TENSORS(torc_gt(j, 6))), torc_index(j, TENSORS(torc_gt(j, 6)))},
            {torc_index_select(x, 0, index), torc_index_select(j, 0, index)},
            {torc_copy_(torc_empty_like(x), x), j},
            {torc_full_like(x, 3), torc_full_like(j, 3)},
            {torc_zeros_like(x), torc_zeros_like(j)},
        };
        for (size_t s = 0; s < sizeof same / sizeof *same; s++) {
            assert_int_equal(torc_tensor_dtype(same[s].got), d);
            if (!torc_equal(torc_long(same[s].got), torc_long(same[s].want)))
                fail_msg("%s: number %zu differs: %s", torc_dtype_name(d), s, torc_error_message());
        }
        NO_ERROR();
        torc_scope_end(scope);
    }
}

/* Formulas of complex numbers against the C library's, and reductions against sums of the parts. */
static void test_complex_arithmetic(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    enum { N = 37 };
    double _Complex z[N];
    for (int i = 0; i < N; i++) z[i] = __builtin_complex(0.25 * (i % 7) - 0.7, 0.4 * (i / 7) - 0.9);
    const struct {
        const char *name;
        torc_tensor (*op)(torc_tensor);
        double _Complex (*of)(double _Complex);
    } functions[] = {{"exp", torc_exp, cexp},       {"log", torc_log, clog},       {"sqrt", torc_sqrt, csqrt},
                     {"sin", torc_sin, csin},       {"cos", torc_cos, ccos},       {"tan", torc_tan, ctan},
                     {"asin", torc_asin, casin},    {"acos", torc_acos, cacos},    {"atan", torc_atan, catan},
                     {"sinh", torc_sinh, csinh},    {"cosh", torc_cosh, ccosh},    {"tanh", torc_tanh, ctanh},
                     {"asinh", torc_asinh, casinh}, {"acosh", torc_acosh, cacosh}, {"atanh", torc_atanh, catanh}};
    for (int single = 0; single < 2; single++) {
        torc_tensor x = torc_to(torc_tensor_from(z, N), .dtype = single ? TORC_COMPLEX64 : TORC_COMPLEX128);
        const double near = single ? 3e-6 : 1e-14;
        for (size_t k = 0; k < sizeof functions / sizeof *functions; k++) {
            double _Complex got[N];
            torc_tensor y = functions[k].op(x);
            assert_int_equal(torc_tensor_dtype(y), torc_tensor_dtype(x));
            assert_true(torc_copy_to_host(torc_to(y, .dtype = TORC_COMPLEX128), got, sizeof got));
            for (int i = 0; i < N; i++)
                if (!(cabs(got[i] - functions[k].of(z[i])) <= near * (1 + cabs(got[i]))))
                    fail_msg("%s of %g%+gi: %g%+gi", functions[k].name, creal(z[i]), cimag(z[i]), creal(got[i]),
                             cimag(got[i]));
        }
        torc_tensor length = torc_abs(x), sum = torc_to(torc_sum(x), .dtype = TORC_COMPLEX128);
        assert_int_equal(torc_tensor_dtype(length), single ? TORC_FLOAT32 : TORC_FLOAT64);
        double lengths[N];
        assert_true(torc_copy_to_host(torc_double(length), lengths, sizeof lengths));
        double _Complex total = 0, got;
        for (int i = 0; i < N; i++) {
            assert_true(fabs(lengths[i] - cabs(z[i])) <= near);
            total += z[i];
        }
        assert_true(torc_copy_to_host(sum, &got, sizeof got) && cabs(got - total) <= 10 * near);
        /* Along a dimension, of a view, and the mean. */
        torc_tensor square = torc_t(torc_reshape(torc_narrow(x, 0, 1, 36), SHAPE(6, 6)));
        torc_tensor means = torc_mean(square, 1);
        double _Complex rows[6];
        assert_true(torc_copy_to_host(torc_to(means, .dtype = TORC_COMPLEX128), rows, sizeof rows));
        for (int r = 0; r < 6; r++) {
            double _Complex want = 0;
            for (int i = 0; i < 6; i++) want += z[1 + r + 6 * i];
            assert_true(cabs(rows[r] - want / 6) <= near);
        }
        /* x * y / y is x; powers are products. */
        torc_tensor y = torc_add(torc_flip(x, 0), __builtin_complex(0.1, 0.2));
        assert_true(torc_item(torc_max(torc_abs(torc_sub(torc_div(torc_mul(x, y), y), x)))) <= 10 * near);
        assert_true(torc_item(torc_max(torc_abs(torc_sub(torc_pow(x, 3), torc_mul(torc_mul(x, x), x))))) <= 10 * near);
        assert_true(torc_item(torc_max(torc_abs(torc_sub(torc_log1p(x), torc_log(torc_add(x, 1)))))) <= 10 * near);
        assert_true(torc_item(torc_max(torc_abs(torc_sub(torc_expm1(x), torc_sub(torc_exp(x), 1))))) <= 10 * near);
        NO_ERROR();
        FAILS(RUNTIME, "In-place abs is not supported for complex tensors.", torc_abs_(x));
    }
    /* The parts are views. */
    torc_tensor re = torc_tensor_from(FLOATS(1, 2, 3), 3), im = torc_tensor_from(FLOATS(-4), 1),
                w = torc_complex(re, im);
    assert_int_equal(torc_tensor_dtype(w), TORC_COMPLEX64);
    assert_true(torc_equal(torc_real(w), re) && torc_equal(torc_imag(w), torc_expand(im, 3)));
    torc_fill_(torc_imag(torc_narrow(w, 0, 1, 2)), 7);
    const torc_number second = torc_item_number(torc_select(w, 0, 1)), first = torc_item_number(torc_select(w, 0, 0));
    assert_true(second.as.d == 2 && second.imag == 7 && first.imag == -4);
    torc_tensor tail = torc_view_as_real(torc_narrow(w, 0, 1, 2));
    assert_true(torc_storage_offset(tail) == 2 && torc_dim(tail) == 2 && torc_tensor_dtype(tail) == TORC_FLOAT32);
    assert_true(torc_equal(torc_view_as_complex(tail), torc_narrow(w, 0, 1, 2)));
    assert_ptr_equal(torc_real(re), re);
    NO_ERROR();
    FAILS(RUNTIME, "imag is not implemented for tensors with non-complex dtypes.", torc_imag(re));
    FAILS(RUNTIME, "Expected object of scalar type Float but got scalar type Double for second argument",
          torc_complex(re, torc_double(re)));
    /* No accuracy is lost where 1 is taken away or added. */
    const double _Complex small[] = {__builtin_complex(1e-9, -2e-9)};
    double _Complex got;
    assert_true(torc_copy_to_host(torc_expm1(torc_tensor_from(small, 1)), &got, sizeof got));
    assert_true(cabs(got - (small[0] + small[0] * small[0] / 2)) < 1e-24);
    assert_true(torc_copy_to_host(torc_log1p(torc_tensor_from(small, 1)), &got, sizeof got));
    assert_true(cabs(got - (small[0] - small[0] * small[0] / 2)) < 1e-24);
    torc_scope_end(scope);
}

static void test_refusals(void **state) {
    (void)state;
    for (int k = 0; k < UNUSUAL; k++) {
        int64_t scope = torc_scope_begin();
        const torc_dtype d = unusual[k];
        torc_tensor x = torc_ones(SHAPE(3, 3), .dtype = d), image = torc_ones(SHAPE(1, 1, 4, 4), .dtype = d);
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_lt(x, x));
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_gelu(x));
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_argmax(x));
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_max_pool2d(image, 2));
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_arange(3, .dtype = d));
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_layer_norm(x, SHAPE(3)));
        FAILS(NOT_IMPLEMENTED, " not implemented for '", torc_softmax(torc_ones(SHAPE(3)), 0, .dtype = d));
        torc_scope_end(scope);
    }
    FAILS(NOT_IMPLEMENTED, "\"add\" not implemented for 'Float8_e4m3fn'",
          torc_add(torc_ones(SHAPE(2), .dtype = TORC_FLOAT8_E4M3FN), 1));
    FAILS(NOT_IMPLEMENTED, "\"sum\" not implemented for 'UInt16'", torc_sum(torc_ones(SHAPE(2)), .dtype = TORC_UINT16));
    FAILS(INDEX, "tensors used as indices must be long, int, byte or bool tensors",
          torc_index(torc_ones(SHAPE(2)), TENSORS(torc_ones(SHAPE(2), .dtype = TORC_UINT16))));
    FAILS(RUNTIME, "value cannot be converted to type uint16_t without overflow",
          torc_full(SHAPE(2), 70000, .dtype = TORC_UINT16));
    FAILS(RUNTIME, "value cannot be converted to type c10::Float8_e4m3fn without overflow",
          torc_full(SHAPE(2), 500, .dtype = TORC_FLOAT8_E4M3FN));
    FAILS(TYPE, "only floating-point types are supported as the default type", torc_set_default_dtype(TORC_COMPLEX64));
    FAILS(TYPE, "only floating-point types are supported as the default type",
          torc_set_default_dtype(TORC_FLOAT8_E5M2));
}

static void test_files(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    char path[] = "/tmp/torc_dtypes_XXXXXX";
    const int fd = mkstemp(path);
    assert_true(fd >= 0);
    close(fd);
    torc_named_tensor kept[] = {{"e5", counted(TORC_FLOAT8_E5M2, 2, 3)}, {"e4", counted(TORC_FLOAT8_E4M3FN, 2, 3)},
                                {"u16", counted(TORC_UINT16, 2, 3)},     {"u32", counted(TORC_UINT32, 2, 3)},
                                {"u64", counted(TORC_UINT64, 2, 3)},     {"c64", counted(TORC_COMPLEX64, 2, 3)}};
    const torc_named_tensors all = {kept, 6, NULL};
    assert_true(torc_safetensors_save(path, all));
    torc_named_tensors back = torc_safetensors_load(path);
    assert_int_equal(back.count, 6);
    for (int64_t i = 0; i < back.count; i++)
        for (int k = 0; k < 6; k++)
            if (!strcmp(kept[k].name, back.data[i].name)) {
                assert_int_equal(torc_tensor_dtype(back.data[i].tensor), torc_tensor_dtype(kept[k].tensor));
                assert_true(torc_equal(back.data[i].tensor, kept[k].tensor));
            }
    const torc_named_tensor half = {"x", torc_ones(SHAPE(1), .dtype = TORC_COMPLEX32)};
    const torc_named_tensors halves = {&half, 1, NULL};
    FAILS(TYPE, "has dtype complex32, which the format does not have", torc_safetensors_save(path, halves));
    unlink(path);
    for (int k = 0; k < UNUSUAL; k++) {
        torc_tensor x = counted(unusual[k], 2, 3), y = torc_from_dlpack(torc_to_dlpack(x));
        assert_int_equal(torc_tensor_dtype(y), unusual[k]);
        assert_true(torc_equal(x, y));
    }
    NO_ERROR();
    torc_scope_end(scope);
}

/* ------------------------------------------------------------------------------------------ text */
static void shows(int line, torc_tensor t, const char *want) {
    const char *text = torc_tensor_to_string(t);
    if (!text || strcmp(text, want))
        fail_msg("line %d: got\n%s\nwanted\n%s\n%s", line, text, want, torc_error_message());
}
#define SHOWS(t, want) shows(__LINE__, t, want)
#define Z(re, im) __builtin_complex((double)(re), (double)(im))
#define COMPLEX(shape, d, ...) torc_tensor_from(((const double _Complex[]){__VA_ARGS__}), shape, .dtype = d)

static void test_text(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    const torc_dtype c = TORC_COMPLEX64;
    SHOWS(COMPLEX(2, c, Z(1, 2), Z(0.5, -3)), "tensor([1.0000+2.j, 0.5000-3.j])");
    SHOWS(COMPLEX(SHAPE0, c, Z(1, 2)), "tensor(1.+2.j)");
    SHOWS(COMPLEX(3, c, Z(1.5, 2), Z(NAN, 1), Z(NAN, -INFINITY)), "tensor([1.5000+2.j,    nan+1.j,    nan-infj])");
    SHOWS(COMPLEX(2, c, Z(1e10, 2), Z(0.5, -3e-5)), "tensor([1.0000e+10+2.0000e+00j, 5.0000e-01-3.0000e-05j])");
    SHOWS(COMPLEX(SHAPE(2, 2), c, 1, Z(22.25, 3), Z(100, 1), Z(-5.5, -7)),
          "tensor([[  1.0000+0.j,  22.2500+3.j],\n        [100.0000+1.j,  -5.5000-7.j]])");
    SHOWS(COMPLEX(1, TORC_COMPLEX128, Z(1, 2)), "tensor([1.+2.j], dtype=torch.complex128)");
    SHOWS(COMPLEX(1, TORC_COMPLEX32, Z(1, 2)), "tensor([1.+2.j], dtype=torch.complex32)");
    SHOWS(torc_empty(SHAPE(0), .dtype = c), "tensor([], dtype=torch.complex64)");
    SHOWS(torc_empty(SHAPE(2, 0), .dtype = TORC_COMPLEX128), "tensor([], size=(2, 0), dtype=torch.complex128)");
    SHOWS(COMPLEX(3, c, Z(NAN, NAN), Z(INFINITY, NAN), Z(1, INFINITY)), "tensor([nan+nanj, inf+nanj, 1.+infj])");
    SHOWS(COMPLEX(2, c, Z(1e-5, 1), Z(0, 2)), "tensor([1.0000e-05+1.j, 0.0000e+00+2.j])");
    SHOWS(COMPLEX(2, c, Z(-0.0, -0.0), 1), "tensor([-0.-0.j, 1.+0.j])");
    torc_tensor many = torc_mul(torc_arange(20), Z(1.25, -3));
    SHOWS(many, "tensor([ 0.0000+0.j,  1.2500-3.j,  2.5000-6.j,  3.7500-9.j,  5.0000-12.j,\n"
                "         6.2500-15.j,  7.5000-18.j,  8.7500-21.j, 10.0000-24.j, 11.2500-27.j,\n"
                "        12.5000-30.j, 13.7500-33.j, 15.0000-36.j, 16.2500-39.j, 17.5000-42.j,\n"
                "        18.7500-45.j, 20.0000-48.j, 21.2500-51.j, 22.5000-54.j, 23.7500-57.j])");
    SHOWS(torc_to(torc_tensor_from(FLOATS(0.5, 2, 448), 3), .dtype = TORC_FLOAT8_E4M3FN),
          "tensor([  0.5000,   2.0000, 448.0000], dtype=torch.float8_e4m3fn)");
    SHOWS(torc_to(torc_tensor_from(FLOATS(0.1f, INFINITY, 57344), 3), .dtype = TORC_FLOAT8_E5M2),
          "tensor([9.3750e-02,        inf, 5.7344e+04], dtype=torch.float8_e5m2)");
    SHOWS(torc_to(torc_tensor_from(INT64S(-1), SHAPE0), .dtype = TORC_UINT64),
          "tensor(18446744073709551615, dtype=torch.uint64)");
    torc_set_default_dtype(TORC_FLOAT64);
    SHOWS(COMPLEX(1, TORC_COMPLEX128, Z(1, 2)), "tensor([1.+2.j])");
    SHOWS(COMPLEX(1, c, Z(1, 2)), "tensor([1.+2.j], dtype=torch.complex64)");
    torc_set_default_dtype(TORC_FLOAT32);
    torc_scope_end(scope);
}

/* What joins several tensors refuses dtypes that have none in common, wherever they stand, and no other dtypes. */
static torc_tensor joined(int how, torc_tensor a, torc_tensor b) {
    switch (how) {
    case 0: return torc_cat(TENSORS(a, b));
    case 1: return torc_cat(TENSORS(a, a, b), 0);
    case 2: return torc_stack(TENSORS(b, a));
    case 3: return torc_hstack(TENSORS(a, b));
    case 4: return torc_vstack(TENSORS(a, b));
    case 5: return torc_dstack(TENSORS(a, b));
    case 6: return torc_column_stack(TENSORS(a, b));
    default: return torc_cat_out(torc_empty(SHAPE(4), .dtype = TORC_COMPLEX128), TENSORS(a, b));
    }
}
static void test_joined(void **state) {
    (void)state;
    for (int i = 1; i < TORC_DTYPE_COUNT; i++)
        for (int k = 1; k < TORC_DTYPE_COUNT; k++)
            for (int how = 0; how <= 7; how++) TORC_SCOPE {
                    const torc_dtype da = (torc_dtype)i, db = (torc_dtype)k, common = torc_promote_types(da, db);
                    torc_error_clear();
                    torc_tensor a = torc_ones(SHAPE(2), .dtype = da), b = torc_ones(SHAPE(2), .dtype = db);
                    NO_ERROR();
                    torc_tensor y = joined(how, a, b);
                    if (common) {
                        NO_ERROR();
                        assert_int_equal(torc_tensor_dtype(y), how == 7 ? TORC_COMPLEX128 : common);
                        assert_true(
                            torc_equal(torc_to(y, .dtype = TORC_COMPLEX128),
                                       torc_ones(torc_ints_of(torc_sizes(y), torc_dim(y)), .dtype = TORC_COMPLEX128)));
                    } else {
                        assert_null(y);
                        assert_non_null(strstr(torc_error_message(), "Promotion for"));
                        torc_error_clear();
                    }
                }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_float8),         cmocka_unit_test(test_large_unsigned),
        cmocka_unit_test(test_complex_values), cmocka_unit_test(test_complex_arithmetic),
        cmocka_unit_test(test_steps),          cmocka_unit_test(test_short_runs),
        cmocka_unit_test(test_moves),          cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_files),          cmocka_unit_test(test_text),
        cmocka_unit_test(test_joined),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
