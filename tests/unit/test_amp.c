/* test_amp.c - autocast: which dtypes operators compute in, against PyTorch; regions, their defaults, gradients.
 *
 * The table runs on the CPU, and where there is a GPU on it too, with PyTorch's results for that device. */
/* devices: cuda */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "recorded/amp.h"
#include "torc/torc.h"

static torc_device device;
static torc_dtype lower; /* of the region under test */

static torc_tensor classes(void) { return torc_to(torc_arange(3), .device = device); }

/* The call of a row of the table, by its place. */
enum { FIRST = __COUNTER__ };
static torc_tensor run_row(int row, torc_tensor *t) {
    switch (row) {
#define X(name, shapes, expression, cpu, cuda) \
    case __COUNTER__ - FIRST - 1: return expression;
        RECORDED_AMP(X)
#undef X
    default: return NULL;
    }
}
static const struct {
    const char *name, *shapes, *cpu, *cuda;
} rows[] = {
#define X(name, shapes, expression, cpu, cuda) {name, shapes, cpu, cuda},
    RECORDED_AMP(X)
#undef X
};

static torc_tensor input(char shape, char dtype) {
    torc_ints size = shape == 'm'   ? SHAPE(3, 3)
                     : shape == 'v' ? SHAPE(3)
                     : shape == 'i' ? SHAPE(1, 2, 5, 5)
                     : shape == 'k' ? SHAPE(2, 2, 3, 3)
                     : shape == 'b' ? SHAPE(2, 3, 3)
                     : shape == 'h' ? SHAPE(2, 1, 3, 16)
                                    : SHAPE0;
    torc_tensor t = torc_add(torc_mul(torc_rand(size, .device = device), 0.4), 0.2);
    return torc_to(t, .dtype = dtype == 'f' ? TORC_FLOAT32 : dtype == 'd' ? TORC_FLOAT64 : lower);
}

static char letter_of(torc_tensor t) {
    if (!t) return '-';
    torc_dtype d = torc_tensor_dtype(t);
    return d == TORC_FLOAT32 ? 'f' : d == TORC_FLOAT64 ? 'd' : d == lower ? 'l' : '?';
}

static int run_table(bool cuda) {
    static const char sets[5][4] = {"fff", "lll", "ddd", "fll", "lff"};
    int wrong = 0;
    device = cuda ? TORC_CUDA(0) : TORC_CPU;
    lower = cuda ? TORC_FLOAT16 : TORC_BFLOAT16;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const char *want = cuda ? rows[i].cuda : rows[i].cpu;
        int n = (int)strlen(rows[i].shapes);
        for (int s = 0; want[s]; s++) {
            int64_t scope = torc_scope_begin();
            torc_tensor t[3] = {NULL};
            for (int k = 0; k < n; k++) t[k] = input(rows[i].shapes[k], sets[s][k]);
            assert_int_equal(torc_error(), 0);
            assert_true(torc_autocast_begin((torc_device_type)device.type, TORC_DTYPE_NONE));
            char got = letter_of(run_row((int)i, t));
            torc_autocast_end();
            if (got != want[s]) {
                fprintf(stderr, "%s of %.*s: %c, PyTorch gives %c (%s)\n", rows[i].name, n, sets[s], got, want[s],
                        torc_error_message());
                wrong++;
            }
            torc_error_clear();
            torc_scope_end(scope);
        }
    }
    return wrong;
}

static void test_classes(void **state) {
    (void)state;
    assert_int_equal(run_table(false), 0);
}
static void test_classes_on_cuda(void **state) {
    (void)state;
    assert_int_equal(run_table(true), 0);
}

/* What casts inside reads and keeps its inputs as they are: nothing that casts stands between them and the loss. On the CPU no kernel does. */
static void test_casts_inside_on_cuda(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor x = torc_ones(SHAPE(2, 3), .dtype = TORC_FLOAT16, .device = TORC_CUDA(0), .requires_grad = true);
        torc_tensor target = torc_zeros(SHAPE(2), .dtype = TORC_INT64, .device = TORC_CUDA(0)), loss = NULL;
        TORC_AUTOCAST(TORC_DEVICE_CUDA, TORC_FLOAT16) loss = torc_cross_entropy(x, target);
        assert_int_equal(torc_tensor_dtype(loss), TORC_FLOAT32);
        assert_string_equal(torc_node_name(torc_node_next(torc_grad_fn(loss), 0)), "AccumulateGrad");
    }
}

static torc_dtype product(torc_tensor x) { return torc_tensor_dtype(torc_mm(x, x)); }

static void test_regions(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_ones(SHAPE(2, 2));
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_CPU), TORC_BFLOAT16);
    assert_false(torc_is_autocast_enabled(TORC_DEVICE_CPU));
    torc_autocast_end(); /* outside of any: nothing */
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_DTYPE_NONE));
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_CPU), TORC_BFLOAT16);
    assert_false(torc_is_autocast_enabled(TORC_DEVICE_CUDA));
    assert_int_equal(product(x), TORC_BFLOAT16);
    assert_true(torc_autocast_begin(TORC_DEVICE_CUDA, TORC_DTYPE_NONE)); /* of another device: does not concern x */
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_CUDA), TORC_FLOAT16);
    assert_int_equal(product(x), TORC_BFLOAT16);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_FLOAT16));
    assert_int_equal(product(x), TORC_FLOAT16);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, .enabled = false));
    assert_false(torc_is_autocast_enabled(TORC_DEVICE_CPU));
    assert_true(torc_is_autocast_enabled(TORC_DEVICE_CUDA));
    assert_int_equal(product(x), TORC_FLOAT32);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16)); /* and on again within */
    assert_int_equal(product(x), TORC_BFLOAT16);
    torc_autocast_end();
    assert_int_equal(product(x), TORC_FLOAT32);
    torc_autocast_end();
    assert_int_equal(product(x), TORC_FLOAT16);
    torc_autocast_end();
    torc_autocast_end();
    assert_int_equal(product(x), TORC_BFLOAT16);
    torc_autocast_end();
    assert_int_equal(product(x), TORC_FLOAT32);
    for (int enabled = 0; enabled < 2; enabled++) TORC_AUTOCAST(TORC_DEVICE_CPU, .enabled = enabled)
    assert_int_equal(product(x), enabled ? TORC_BFLOAT16 : TORC_FLOAT32);
    assert_false(torc_is_autocast_enabled(TORC_DEVICE_CPU));
    assert_false(torc_autocast_begin(TORC_DEVICE_CPU, TORC_FLOAT32));
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    assert_false(torc_autocast_begin((torc_device_type)7, TORC_FLOAT16));
    torc_error_clear();
    assert_int_equal(product(x), TORC_FLOAT32);
    torc_scope_end(scope);
}

/* The state that regions set and put back: enabled, and a dtype that is there even where it is not. As in PyTorch. */
static void test_state(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_ones(SHAPE(2, 2));
    assert_true(torc_set_autocast_dtype(TORC_DEVICE_CPU, TORC_FLOAT16));
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_CPU), TORC_FLOAT16);
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_CUDA), TORC_FLOAT16);
    assert_int_equal(product(x), TORC_FLOAT32);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_DTYPE_NONE));
    assert_int_equal(product(x), TORC_FLOAT16);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16));
    assert_true(torc_set_autocast_enabled(TORC_DEVICE_CPU, false));
    assert_int_equal(product(x), TORC_FLOAT32);
    assert_int_equal(torc_get_autocast_dtype(TORC_DEVICE_CPU), TORC_BFLOAT16);
    assert_true(torc_set_autocast_enabled(TORC_DEVICE_CUDA, true)); /* of another device: stays when the region ends */
    torc_autocast_end();
    assert_true(torc_is_autocast_enabled(TORC_DEVICE_CPU) && torc_is_autocast_enabled(TORC_DEVICE_CUDA));
    assert_int_equal(product(x), TORC_FLOAT16);
    torc_autocast_end();
    assert_true(torc_set_autocast_enabled(TORC_DEVICE_CUDA, false));
    assert_true(torc_set_autocast_enabled(TORC_DEVICE_CPU, true)); /* without a region */
    assert_int_equal(product(x), TORC_FLOAT16);
    assert_true(torc_set_autocast_dtype(TORC_DEVICE_CPU, TORC_DTYPE_NONE));
    assert_int_equal(product(x), TORC_BFLOAT16);
    assert_true(torc_set_autocast_enabled(TORC_DEVICE_CPU, false));
    assert_int_equal(product(x), TORC_FLOAT32);
    assert_int_equal(torc_error(), 0);
    static const torc_device_type none[] = {TORC_DEVICE_NONE, TORC_DEVICE_TYPE_COUNT, (torc_device_type)-1};
    for (int i = 0; i < 3; i++) {
        assert_false(torc_set_autocast_enabled(none[i], true));
        assert_int_equal(torc_error(), TORC_ERROR_VALUE);
        torc_error_clear();
        assert_false(torc_set_autocast_dtype(none[i], TORC_FLOAT16) || torc_is_autocast_enabled(none[i]));
        assert_int_equal(torc_get_autocast_dtype(none[i]), TORC_DTYPE_NONE);
        assert_int_equal(torc_error(), TORC_ERROR_VALUE);
        torc_error_clear();
    }
    assert_false(torc_set_autocast_dtype(TORC_DEVICE_CPU, TORC_FLOAT64));
    assert_string_equal(torc_error_message(), "set_autocast_dtype: dtype must be float16 or bfloat16, got float64");
    torc_error_clear();
    torc_scope_end(scope);
}

/* In place and out= are left alone, as are integers and float64. */
static void test_untouched(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_ones(SHAPE(2, 2)), out = torc_zeros(SHAPE(2, 2)),
                i = torc_ones(SHAPE(2, 2), .dtype = TORC_INT64);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16));
    assert_ptr_equal(torc_mm_out(out, x, x), out);
    assert_int_equal(torc_tensor_dtype(out), TORC_FLOAT32);
    assert_ptr_equal(torc_addmm_(out, x, x), out);
    assert_int_equal(product(i), TORC_INT64);
    torc_autocast_end();
    assert_int_equal(torc_error(), 0);
    torc_scope_end(scope);
}

/* Gradients have the dtypes of what they are gradients of; values are those of the product in bfloat16. Recorded from
 * PyTorch: x = [[1.001, 2.003], [3.007, 4.015]], w = [[0.501, -1.25], [2.125, 0.3]], loss = (linear(x, w) ** 2).mean(). */
static void test_gradients(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_tensor_from(FLOATS(1.001f, 2.003f, 3.007f, 4.015f), SHAPE(2, 2), .requires_grad = true);
    torc_tensor w = torc_tensor_from(FLOATS(0.501f, -1.25f, 2.125f, 0.3f), SHAPE(2, 2), .requires_grad = true);
    assert_true(torc_autocast_begin(TORC_DEVICE_CPU, TORC_BFLOAT16));
    torc_tensor y = torc_linear(x, w), loss = torc_mse_loss(y, torc_zeros_like(y));
    torc_autocast_end();
    assert_int_equal(torc_tensor_dtype(y), TORC_BFLOAT16);
    assert_int_equal(torc_tensor_dtype(loss), TORC_FLOAT32);
    assert_true(torc_backward(loss));
    assert_int_equal(torc_tensor_dtype(torc_grad(x)), TORC_FLOAT32);
    assert_int_equal(torc_tensor_dtype(torc_grad(w)), TORC_FLOAT32);
    static const float y_want[] = {-2.0f, 2.71875f, -3.5f, 7.5625f},
                       x_want[] = {2.390625f, 1.65625f, 7.15625f, 3.328125f},
                       w_want[] = {-6.25f, -9.0f, 12.6875f, 17.875f};
    float got[4];
    assert_true(torc_copy_to_host(torc_to(y, .dtype = TORC_FLOAT32), got, sizeof got));
    assert_memory_equal(got, y_want, sizeof got);
    assert_float_equal(torc_item(loss), 20.208251953125, 1e-5);
    assert_true(torc_copy_to_host(torc_grad(x), got, sizeof got));
    assert_memory_equal(got, x_want, sizeof got);
    assert_true(torc_copy_to_host(torc_grad(w), got, sizeof got));
    assert_memory_equal(got, w_want, sizeof got);
    torc_scope_end(scope);
}

static torc_dtype left_by_return(void) {
    TORC_AUTOCAST(TORC_DEVICE_CPU, TORC_BFLOAT16) {
        return torc_tensor_dtype(torc_mm(torc_ones(SHAPE(2, 2)), torc_ones(SHAPE(2, 2))));
    }
}
/* However the block is left, the region ends; one that cannot be entered is not left either. */
static void test_blocks(void **state) {
    (void)state;
    TORC_SCOPE {
        assert_int_equal(left_by_return(), TORC_BFLOAT16);
        assert_false(torc_is_autocast_enabled(TORC_DEVICE_CPU));
        TORC_AUTOCAST(TORC_DEVICE_CPU, TORC_FLOAT16) {
            if (torc_is_autocast_enabled(TORC_DEVICE_CPU)) break;
            fail();
        }
        assert_false(torc_is_autocast_enabled(TORC_DEVICE_CPU));
        TORC_AUTOCAST(TORC_DEVICE_CPU, TORC_DTYPE_NONE) {
            TORC_AUTOCAST(TORC_DEVICE_CPU, TORC_INT64) { /* VALUE */
                assert_true(torc_is_autocast_enabled(TORC_DEVICE_CPU));
            }
            assert_int_equal(torc_error(), TORC_ERROR_VALUE);
            torc_error_clear();
            assert_true(torc_is_autocast_enabled(TORC_DEVICE_CPU));
        }
        assert_false(torc_is_autocast_enabled(TORC_DEVICE_CPU));
    }
}

int main(void) {
    const char *wanted = getenv("TORC_TEST_DEVICE");
    if (wanted && strcmp(wanted, "cuda") == 0) {
        if (!torc_cuda_is_available()) return puts("no CUDA device: skipped"), 77;
        const struct CMUnitTest tests[] = {cmocka_unit_test(test_classes_on_cuda),
                                           cmocka_unit_test(test_casts_inside_on_cuda)};
        return cmocka_run_group_tests(tests, NULL, NULL);
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_classes),   cmocka_unit_test(test_regions),
                                       cmocka_unit_test(test_state),     cmocka_unit_test(test_untouched),
                                       cmocka_unit_test(test_gradients), cmocka_unit_test(test_blocks)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
