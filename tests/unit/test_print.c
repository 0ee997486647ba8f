/* test_print.c - text of tensors against what PyTorch 2.11 shows, character by character. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <locale.h>
#include <unistd.h>

#include <cmocka.h>

/* one recorded text is longer than C99 asks compilers to take */
#pragma GCC diagnostic ignored "-Woverlength-strings"
#include "recorded/print.h"
#include "torc/torc.h"
#include "scoped.h"

static void expect(int line, torc_tensor t, const char *want) {
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    const char *text = torc_tensor_to_string(t);
    if (!text || strcmp(text, want))
        fail_msg("line %d: got\n%s\nwanted\n%s\n%s", line, text ? text : "nothing", want, torc_error_message());
}
#define SHOWS(t, want) expect(__LINE__, t, want)

static void test_recorded(void **state) {
    (void)state;
    for (size_t k = 0; k < sizeof recorded_prints / sizeof recorded_prints[0]; k++) {
        const recorded_print *r = &recorded_prints[k];
        int64_t scope = torc_scope_begin();
        const torc_ints shape = torc_ints_of(r->shape, r->ndim);
        torc_tensor t = r->floats ? torc_tensor_from(r->floats, shape, .dtype = r->dtype, .data_dtype = TORC_FLOAT64)
                                  : torc_tensor_from(r->integers, shape, .dtype = r->dtype, .data_dtype = TORC_INT64);
        SHOWS(t, r->text);
        torc_scope_end(scope);
    }
}

static torc_tensor range(int64_t n, torc_dtype dtype) { return torc_arange(n, .dtype = dtype); }

static void test_summaries(void **state) {
    (void)state;
    SHOWS(range(1000, TORC_INT64), recorded_arange_1000);
    SHOWS(range(1001, TORC_INT64), recorded_arange_1001);
    SHOWS(range(2000, TORC_FLOAT32), recorded_arange_float_2000);
    SHOWS(torc_reshape(range(2000, TORC_INT64), SHAPE(100, 20)), recorded_matrix_100_20);
    SHOWS(torc_mul(torc_reshape(range(1500, TORC_INT64), SHAPE(5, 300)), 0.5), recorded_matrix_5_300);
    SHOWS(torc_reshape(range(1400, TORC_FLOAT32), SHAPE(4, 7, 50)), recorded_matrix_4_7_50);
    SHOWS(torc_reshape(range(8000, TORC_INT64), SHAPE(20, 20, 20)), recorded_cube_20);
    SHOWS(torc_reshape(torc_sub(range(2000, TORC_FLOAT32), 0.25), SHAPE(2000, 1)), recorded_column_2000_1);
    SHOWS(torc_eq(torc_remainder(range(2000, TORC_INT64), 2), 0), recorded_bools_2000);
}

static void test_views(void **state) {
    (void)state;
    SHOWS(torc_t(torc_reshape(range(6, TORC_INT64), SHAPE(2, 3))), recorded_transposed);
    SHOWS(torc_expand(torc_full(SHAPE(1), 1.5), SHAPE(3, 2)), recorded_expanded);
}

static void test_autograd(void **state) {
    (void)state;
    torc_tensor x = torc_arange(3, .start = 1, .dtype = TORC_FLOAT32, .requires_grad = true);
    SHOWS(x, recorded_requires_grad);
    SHOWS(torc_mul(x, 2), recorded_grad_fn);
    SHOWS(torc_sum(x), recorded_sum_grad);
    SHOWS(torc_reshape(x, SHAPE(2, 1)), recorded_view_grad);
    SHOWS(torc_empty(SHAPE(0), .requires_grad = true), recorded_empty_requires_grad);
    torc_tensor y = torc_full(SHAPE(2, 7), 1.23456789, .dtype = TORC_FLOAT64, .requires_grad = true);
    SHOWS(y, recorded_requires_grad_double);
    SHOWS(torc_mul(y, 2), recorded_grad_fn_double);
    assert_true(torc_is_grad_enabled());
}

static void test_default_dtype(void **state) {
    (void)state;
    torc_set_default_dtype(TORC_FLOAT64);
    SHOWS(torc_ones(SHAPE(2)), "tensor([1., 1.])");
    SHOWS(torc_ones(SHAPE(2), .dtype = TORC_FLOAT32), "tensor([1., 1.], dtype=torch.float32)");
    SHOWS(torc_empty(SHAPE(0), .dtype = TORC_FLOAT32), "tensor([], dtype=torch.float32)");
    torc_set_default_dtype(TORC_FLOAT32);
}

static void test_locale(void **state) {
    (void)state;
    static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8"};
    for (int k = 0; k < 3; k++)
        if (setlocale(LC_NUMERIC, names[k])) break;
    SHOWS(torc_full(SHAPE(2), 0.5), "tensor([0.5000, 0.5000])");
    setlocale(LC_NUMERIC, "C");
}

/* A text lives as long as its scope, and others that are made meanwhile are others. */
static void test_texts_are_lent(void **state) {
    (void)state;
    torc_tensor t = torc_reshape(range(6, TORC_FLOAT32), SHAPE(2, 3));
    TORC_SCOPE {
        const char *whole = torc_tensor_to_string(t), *again = NULL;
        TORC_SCOPE {
            again = torc_tensor_to_string(t);
            assert_ptr_not_equal(again, whole);
            assert_string_equal(again, whole);
        }
        assert_int_equal(torc_scope_count(), 1);
        assert_string_equal(torc_tensor_to_string(torc_full(SHAPE0, 2)), "tensor(2)");
        assert_string_equal(whole, "tensor([[0., 1., 2.],\n        [3., 4., 5.]])");
    }
}

/* What torc_print(t) writes to standard output. */
static char *printed(torc_tensor t, bool *ok) {
    static char got[1 << 17];
    fflush(stdout);
    FILE *file = tmpfile();
    int saved = dup(1);
    assert_true(file && saved >= 0 && dup2(fileno(file), 1) == 1);
    *ok = torc_print(t);
    fflush(stdout);
    dup2(saved, 1);
    close(saved);
    rewind(file);
    got[fread(got, 1, sizeof got - 1, file)] = 0;
    fclose(file);
    return got;
}
static void test_standard_output(void **state) {
    (void)state;
    bool ok;
    assert_string_equal(printed(torc_full(SHAPE(2), 0.5), &ok), "tensor([0.5000, 0.5000])\n");
    assert_true(ok);
    for (int64_t n = 1; n < 700; n++) { /* around the size of the buffer that needs no memory */
        int64_t scope = torc_scope_begin();
        torc_tensor t = range(n, TORC_INT64);
        const char *text = torc_tensor_to_string(t);
        assert_non_null(text);
        char *got = printed(t, &ok);
        assert_true(strlen(got) == strlen(text) + 1 && !strncmp(got, text, strlen(text)) && got[strlen(text)] == '\n');
        assert_true(ok);
        torc_scope_end(scope);
    }
    assert_string_equal(printed(NULL, &ok), "");
    assert_false(ok);
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    assert_string_equal(printed(torc_ones(SHAPE(2)), &ok), ""); /* an error sticks */
    assert_false(ok);
    torc_error_clear();
}
static void test_output_that_fails(void **state) {
    (void)state;
    fflush(stdout);
    FILE *full = fopen("/dev/full", "w"), *before = stdout;
    if (!full) skip();
    setvbuf(full, NULL, _IONBF, 0);
    stdout = full;
    bool ok = torc_print(torc_ones(SHAPE(2)));
    stdout = before;
    fclose(full);
    assert_false(ok);
    assert_int_equal(torc_error(), TORC_ERROR_IO);
    assert_non_null(strstr(torc_error_message(), "print: standard output cannot be written: No space"));
    torc_error_clear();
}

static void test_errors(void **state) {
    (void)state;
    assert_string_equal(torc_tensor_to_string(NULL), "");
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    torc_tensor t = torc_ones(SHAPE(2));
    torc_error_raise(TORC_ERROR_VALUE, "sticks");
    assert_string_equal(torc_tensor_to_string(t), "");
    torc_error_clear();
    int64_t refs = torc_refcount(t);
    assert_non_null(torc_tensor_to_string(t));
    assert_int_equal(torc_refcount(t), refs);
}

/* Each from `torch.set_printoptions(profile='default'); torch.set_printoptions(…); repr(t)`. */
#define SHOWN_WITH(t, want, ...)                                  \
    do {                                                          \
        assert_true(torc_set_printoptions(.profile = "default")); \
        assert_true(torc_set_printoptions(__VA_ARGS__));          \
        SHOWS(t, want);                                           \
    } while (0)
static void test_options(void **state) {
    (void)state;
    torc_tensor twelve = range(12, TORC_INT64), thirds = torc_div(range(3, TORC_FLOAT32), 3);
    torc_tensor wide = torc_tensor_from(FLOATS(1e-6f, 1e6f), 2);
    SHOWN_WITH(twelve, "tensor([ 0,  1,  2,  ...,  9, 10, 11])", .threshold = 5);
    SHOWN_WITH(twelve, "tensor([ 0,  ..., 11])", .threshold = 5, .edgeitems = 1);
    SHOWN_WITH(twelve, "tensor([...], size=(12,))", .threshold = 5, .edgeitems = 0);
    SHOWN_WITH(torc_reshape(torc_to(twelve, .dtype = TORC_FLOAT32), SHAPE(3, 4)), "tensor([...], size=(3, 4))",
               .threshold = 5, .edgeitems = 0);
    SHOWN_WITH(thirds, "tensor([0.00000000, 0.33333334, 0.66666669])", .precision = 8);
    SHOWN_WITH(torc_mul(thirds, 100), "tensor([ 0.00, 33.33, 66.67])", .profile = "short");
    SHOWN_WITH(thirds, "tensor([0.0000e+00, 3.3333e-01, 6.6667e-01])", .sci_mode = true);
    SHOWN_WITH(wide, "tensor([      0.0000, 1000000.0000])", .sci_mode = false);
    SHOWN_WITH(twelve,
               "tensor([ 0,  1,  2,\n"
               "         3,  4,  5,\n"
               "         6,  7,  8,\n"
               "         9, 10, 11])",
               .linewidth = 20);
    SHOWN_WITH(torc_wrapped_number(NUM(5)), "tensor(5)", .threshold = 0);
    SHOWN_WITH(torc_zeros(SHAPE(2)), "tensor([0., 0.])", .sci_mode = true); /* no number to choose by */

    /* what is None stays, but for sci_mode; a profile comes first */
    torc_printoptions o = {.struct_size = sizeof o};
    assert_true(torc_set_printoptions(.precision = 7, .sci_mode = true));
    assert_true(torc_set_printoptions(.linewidth = 33));
    assert_true(torc_get_printoptions(&o) && o.precision == 7 && o.linewidth == 33 && o.sci_mode == TORC_NONE);
    assert_true(torc_set_printoptions(.profile = "full", .edgeitems = 9));
    assert_true(torc_get_printoptions(&o) && o.precision == 4 && o.linewidth == 80 && o.edgeitems == 9);
    assert_true(o.threshold == INT64_MAX);

    /* what is refused changes nothing */
    const torc_printoptions before = o;
    assert_false(torc_set_printoptions(.precision = 2, .edgeitems = -1));
    assert_string_equal(torc_error_message(),
                        "set_printoptions(): edgeitems must be from 0 to 4611686018427387903, got -1");
    torc_error_clear();
    assert_false(torc_set_printoptions(.linewidth = 5, .profile = "long"));
    assert_string_equal(torc_error_message(),
                        "set_printoptions(): profile must be 'default', 'short' or 'full', got 'long'");
    torc_error_clear();
    assert_false(torc_set_printoptions(.precision = 5000));
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    assert_true(torc_get_printoptions(&o) && !memcmp(&o, &before, sizeof o));

    /* a program that knows fewer fields gets those */
    struct {
        torc_printoptions o;
        int64_t behind;
    } old = {.o = {.struct_size = offsetof(torc_printoptions, edgeitems), .edgeitems = -77}, .behind = -78};
    assert_true(torc_get_printoptions(&old.o) && old.o.precision == 4 && old.o.edgeitems == -77 && old.behind == -78);
    for (size_t size = 0; size < sizeof old; size++) { /* and sizes that no program has are refused */
        if (size && size % 8 == 0) continue;
        old.o.struct_size = size;
        assert_false(torc_get_printoptions(&old.o));
        assert_int_equal(torc_error(), TORC_ERROR_VALUE);
        torc_error_clear();
    }
    assert_int_equal(old.o.edgeitems, -77);
    assert_true(torc_set_printoptions(.profile = "default"));
}

/* A view made without grad mode, and its base then written: nothing can say what made it. */
static void test_invalid_grad_fn(void **state) {
    (void)state;
    torc_tensor x = torc_mul(torc_ones(SHAPE(3), .requires_grad = true), 1), view = NULL;
    TORC_NO_GRAD { view = torc_slice(x, .end = 2); }
    assert_non_null(torc_mul_(x, 2));
    SHOWS(view, "tensor([2., 2.], grad_fn=<Invalid>)");
    assert_int_equal(torc_error(), TORC_ERROR_OK);
}

/* The name of a function of the program's has any length. */
static torc_tensors copies(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_clone(in.data[0])));
}
static torc_tensors passes_back(torc_function_context ctx, torc_tensors grads, void *context) {
    (void)ctx, (void)context;
    return grads;
}
static void test_long_grad_fn(void **state) {
    (void)state;
    static char name[3001], want[sizeof name + 100];
    memset(name, 'F', sizeof name - 1);
    torc_tensors y = torc_function_apply(name, copies, passes_back, TORC_NO_CONTEXT,
                                         TENSORS(torc_ones(SHAPE(2), .requires_grad = true)));
    assert_int_equal(y.count, 1);
    snprintf(want, sizeof want, "tensor([1., 1.],\n       grad_fn=<%s>)", torc_grad_fn_name(y.data[0]));
    assert_true(strlen(want) > sizeof name);
    SHOWS(y.data[0], want);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_recorded),          SCOPED(test_summaries),     SCOPED(test_views),
        SCOPED(test_autograd),          SCOPED(test_default_dtype), SCOPED(test_locale),
        SCOPED(test_texts_are_lent),    SCOPED(test_errors),        SCOPED(test_standard_output),
        SCOPED(test_output_that_fails), SCOPED(test_options),       SCOPED(test_invalid_grad_fn),
        SCOPED(test_long_grad_fn)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
