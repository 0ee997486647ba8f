/* test_grad_scaler.c - loss scaling: scales, what is found, the stages of each optimizer, state. Numbers are PyTorch's. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "torc/torc.h"

#define EXPECT(code, text, call)                                                           \
    do {                                                                                   \
        assert_false(call);                                                                \
        assert_int_equal(torc_error(), TORC_ERROR_##code);                                 \
        if (!strstr(torc_error_message(), text)) fail_msg("\"%s\"", torc_error_message()); \
        torc_error_clear();                                                                \
    } while (0)

static const char *const no_checks = "No inf checks were recorded for this optimizer.";

static torc_tensor parameter(torc_dtype dtype) { return torc_ones(SHAPE(3), .dtype = dtype, .requires_grad = true); }
static double first_of(torc_tensor t) { return torc_item(torc_select(torc_detach(t), 0, 0)); }
static void give_grad(torc_tensor p, double value) {
    assert_true(torc_set_grad(p, torc_full(SHAPE(3), value, .dtype = torc_tensor_dtype(p))));
}
static torc_grad_scaler scaler_of(double scale, int64_t interval) {
    torc_grad_scaler s = torc_grad_scaler_new(.init_scale = scale, .growth_interval = interval);
    assert_non_null(s);
    return s;
}
static int64_t tracker_of(torc_grad_scaler s) {
    return torc_item_int64(torc_named_tensors_find(torc_grad_scaler_state_dict(s), "_growth_tracker"));
}

static void a_step_is_that_of_the_optimizer_alone(void **unused) {
    (void)unused;
    for (int kind = 0; kind < 3; kind++) TORC_SCOPE {
            torc_tensor p = parameter(TORC_FLOAT32), q = parameter(TORC_FLOAT32);
            torc_optimizer a = kind == 0   ? torc_sgd(TENSORS(p), 0.1, .momentum = 0.9)
                               : kind == 1 ? torc_adam(TENSORS(p))
                                           : torc_adamw(TENSORS(p)),
                           b = kind == 0   ? torc_sgd(TENSORS(q), 0.1, .momentum = 0.9)
                               : kind == 1 ? torc_adam(TENSORS(q))
                                           : torc_adamw(TENSORS(q));
            torc_grad_scaler s = scaler_of(1024, 2);
            for (int i = 0; i < 5; i++) {
                torc_optimizer_zero_grad(a);
                torc_optimizer_zero_grad(b);
                torc_backward(torc_sum(torc_mul(p, p)));
                torc_backward(torc_grad_scaler_scale(s, torc_sum(torc_mul(q, q))));
                assert_true(torc_optimizer_step(a));
                if (i % 2) {
                    assert_true(torc_grad_scaler_unscale_(s, b));
                    assert_true(torc_equal(torc_grad(p), torc_grad(q)));
                }
                assert_true(torc_grad_scaler_step(s, b));
                assert_true(torc_equal(torc_grad(p), torc_grad(q)));
                assert_true(torc_grad_scaler_update(s));
                assert_true(torc_equal(p, q));
            }
            assert_float_equal(torc_grad_scaler_get_scale(s), 4096, 0); /* grown twice in five updates */
            assert_int_equal(tracker_of(s), 1);
            assert_int_equal(torc_error(), TORC_ERROR_OK);
        }
}

static void what_is_not_finite_skips_the_step(void **unused) {
    (void)unused;
    const double bad[] = {INFINITY, -INFINITY, NAN};
    for (int k = 0; k < 6; k++) TORC_SCOPE {
            torc_tensor p = parameter(k % 2 ? TORC_FLOAT64 : TORC_BFLOAT16), q = parameter(TORC_FLOAT32);
            torc_optimizer a = torc_adam(TENSORS(p, q), 0.1), b = torc_sgd(TENSORS(q), 1.0);
            torc_grad_scaler s = scaler_of(8, 1);
            assert_non_null(torc_grad_scaler_scale(s, torc_ones(SHAPE0)));
            give_grad(p, bad[k / 2]);
            give_grad(q, 16);
            if (k >= 3) assert_true(torc_grad_scaler_unscale_(s, a));
            assert_true(torc_grad_scaler_step(s, a));
            assert_float_equal(first_of(p), 1, 0);
            assert_float_equal(first_of(q), 1, 0);
            give_grad(q, 16); /* the other optimizer's gradients are finite: it steps */
            assert_true(torc_grad_scaler_step(s, b));
            assert_float_equal(first_of(q), -1, 0);
            assert_true(torc_grad_scaler_update(s));
            assert_float_equal(torc_grad_scaler_get_scale(s), 4, 0);
            give_grad(p, 4);
            assert_true(torc_grad_scaler_step(s, a));
            assert_true(torc_grad_scaler_update(s));
            assert_true(first_of(p) < 1);
            assert_float_equal(torc_grad_scaler_get_scale(s), 8, 0);
            assert_int_equal(torc_error(), TORC_ERROR_OK);
        }
}

static void stages(void **unused) {
    (void)unused;
    TORC_SCOPE {
        torc_tensor p = parameter(TORC_FLOAT32), h = parameter(TORC_FLOAT16);
        torc_optimizer a = torc_sgd(TENSORS(p), 0.1), half = torc_sgd(TENSORS(h), 0.1);
        torc_grad_scaler s = scaler_of(4, 2000);
        EXPECT(RUNTIME, "Attempted unscale_ but _scale is None.", torc_grad_scaler_unscale_(s, a));
        EXPECT(RUNTIME, "Attempted step but _scale is None.", torc_grad_scaler_step(s, a));
        EXPECT(RUNTIME, "Attempted update but _scale is None.", torc_grad_scaler_update(s));
        assert_float_equal(torc_grad_scaler_get_scale(s), 4, 0);
        assert_float_equal(torc_item(torc_grad_scaler_scale(s, torc_ones(SHAPE0))), 4, 0);
        EXPECT(RUNTIME, "No inf checks were recorded prior to update.", torc_grad_scaler_update(s));
        EXPECT(RUNTIME, no_checks, torc_grad_scaler_step(s, a)); /* no gradients */
        give_grad(p, 8);
        assert_true(torc_grad_scaler_unscale_(s, a));
        assert_float_equal(first_of(torc_grad(p)), 2, 0);
        EXPECT(RUNTIME, "unscale_() has already been called on this optimizer since the last update().",
               torc_grad_scaler_unscale_(s, a));
        assert_true(torc_grad_scaler_step(s, a));
        EXPECT(RUNTIME, "step() has already been called since the last update().", torc_grad_scaler_step(s, a));
        EXPECT(RUNTIME, "unscale_() is being called after step().", torc_grad_scaler_unscale_(s, a));
        assert_true(torc_grad_scaler_update(s));
        assert_true(torc_grad_scaler_step(s, a));
        assert_true(torc_grad_scaler_update(s));
        give_grad(h, 8);
        EXPECT(VALUE, "Attempting to unscale FP16 gradients.", torc_grad_scaler_unscale_(s, half));
        assert_true(torc_grad_scaler_step(s, half)); /* the step divides them itself */
        assert_float_equal(first_of(torc_grad(h)), 2, 0);
        assert_true(torc_grad_scaler_update(s));
        EXPECT(VALUE, "The growth factor must be > 1.0.", torc_grad_scaler_new(.growth_factor = 1));
        EXPECT(VALUE, "The backoff factor must be < 1.0.", torc_grad_scaler_new(.backoff_factor = 1));
        EXPECT(VALUE, "not a GradScaler", torc_grad_scaler_update((torc_grad_scaler)(void *)a));
        EXPECT(VALUE, "not an optimizer", torc_grad_scaler_step(s, (torc_optimizer)(void *)s));
    }
}

/* The scaler retains optimizers it has seen until update, and no longer. */
static void optimizers_are_let_go_of(void **unused) {
    (void)unused;
    TORC_SCOPE {
        torc_tensor p = parameter(TORC_FLOAT32);
        torc_optimizer a = torc_sgd(TENSORS(p), 0.1);
        torc_grad_scaler s = scaler_of(4, 1);
        torc_grad_scaler_scale(s, p);
        give_grad(p, 8);
        const int64_t before = torc_refcount(a);
        assert_true(torc_grad_scaler_step(s, a));
        assert_int_equal(torc_refcount(a), before + 1);
        assert_true(torc_grad_scaler_update(s));
        assert_int_equal(torc_refcount(a), before);
    }
}

static void new_scales_and_settings(void **unused) {
    (void)unused;
    TORC_SCOPE {
        torc_grad_scaler s = torc_grad_scaler_new();
        assert_true(torc_grad_scaler_is_enabled(s));
        assert_float_equal(torc_grad_scaler_get_scale(s), 65536, 0);
        assert_float_equal(torc_grad_scaler_get_growth_factor(s), 2, 0);
        assert_float_equal(torc_grad_scaler_get_backoff_factor(s), 0.5, 0);
        assert_int_equal(torc_grad_scaler_get_growth_interval(s), 2000);
        assert_true(torc_grad_scaler_set_growth_factor(s, 3) && torc_grad_scaler_set_backoff_factor(s, 0.25) &&
                    torc_grad_scaler_set_growth_interval(s, 1));
        torc_tensor p = parameter(TORC_FLOAT32);
        torc_optimizer a = torc_sgd(TENSORS(p), 0.1);
        torc_grad_scaler_scale(s, p);
        assert_true(torc_grad_scaler_update(s, .new_scale = 5));
        assert_float_equal(torc_grad_scaler_get_scale(s), 5, 0);
        give_grad(p, 1);
        assert_true(torc_grad_scaler_step(s, a) && torc_grad_scaler_update(s));
        assert_float_equal(torc_grad_scaler_get_scale(s), 15, 0);
        give_grad(p, NAN);
        assert_true(torc_grad_scaler_step(s, a) && torc_grad_scaler_update(s));
        assert_float_equal(torc_grad_scaler_get_scale(s), 3.75, 0);
        assert_true(torc_grad_scaler_update(s, .new_scale_tensor = torc_full(SHAPE(1), 7.0)));
        assert_float_equal(torc_grad_scaler_get_scale(s), 7, 0);
        EXPECT(VALUE, "new_scale should be a float",
               torc_grad_scaler_update(s, .new_scale_tensor = torc_ones(SHAPE(2))));
        EXPECT(VALUE, "new_scale should be a float", torc_grad_scaler_update(s, .new_scale_tensor = p));
    }
}

static void state(void **unused) {
    (void)unused;
    TORC_SCOPE {
        torc_tensor p = parameter(TORC_FLOAT32);
        torc_optimizer a = torc_sgd(TENSORS(p), 0.1);
        torc_grad_scaler s = torc_grad_scaler_new(32, 4, 0.25, 3), fresh = torc_grad_scaler_new(),
                         used = torc_grad_scaler_new();
        torc_grad_scaler_scale(s, p);
        give_grad(p, 1);
        assert_true(torc_grad_scaler_step(s, a) && torc_grad_scaler_update(s));
        torc_grad_scaler_scale(used, p);
        torc_named_tensors saved = torc_grad_scaler_state_dict(s);
        assert_int_equal(saved.count, 5);
        for (int k = 0; k < 2; k++) {
            torc_grad_scaler to = k ? used : fresh;
            assert_true(torc_grad_scaler_load_state_dict(to, saved));
            torc_named_tensors again = torc_grad_scaler_state_dict(to);
            for (int64_t i = 0; i < saved.count; i++) {
                assert_string_equal(again.data[i].name, saved.data[i].name);
                assert_true(torc_equal(again.data[i].tensor, saved.data[i].tensor));
            }
            for (int i = 0; i < 2; i++) {
                torc_grad_scaler_scale(to, p);
                give_grad(p, 1);
                assert_true(torc_grad_scaler_step(to, a) && torc_grad_scaler_update(to));
                assert_float_equal(torc_grad_scaler_get_scale(to), i ? 128 : 32, 0);
            }
        }
        torc_grad_scaler off = torc_grad_scaler_new(.enabled = false);
        assert_int_equal(torc_grad_scaler_state_dict(off).count, 0);
        EXPECT(RUNTIME, "The source state dict is empty",
               torc_grad_scaler_load_state_dict(s, torc_grad_scaler_state_dict(off)));
        assert_true(torc_grad_scaler_load_state_dict(off, saved));
        const char *const names[] = {"scale"};
        torc_tensor one[] = {torc_ones(SHAPE0)};
        EXPECT(VALUE, "loaded state dict has no 'growth_factor'",
               torc_grad_scaler_load_state_dict(s, torc_named_tensors_make(names, one, 1)));
        assert_float_equal(torc_grad_scaler_get_scale(s), 32, 0);
    }
}

static void disabled(void **unused) {
    (void)unused;
    TORC_SCOPE {
        torc_grad_scaler s = torc_grad_scaler_new(.enabled = false);
        torc_tensor p = parameter(TORC_FLOAT32);
        torc_optimizer a = torc_sgd(TENSORS(p), 0.5);
        assert_ptr_equal(torc_grad_scaler_scale(s, p), p);
        give_grad(p, 1);
        assert_true(torc_grad_scaler_unscale_(s, a) && torc_grad_scaler_step(s, a) && torc_grad_scaler_update(s));
        assert_float_equal(first_of(p), 0.5, 0);
        assert_float_equal(torc_grad_scaler_get_scale(s), 1, 0);
        assert_false(torc_grad_scaler_is_enabled(s));
        assert_int_equal(torc_error(), TORC_ERROR_OK);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_is_that_of_the_optimizer_alone),
        cmocka_unit_test(what_is_not_finite_skips_the_step),
        cmocka_unit_test(stages),
        cmocka_unit_test(optimizers_are_let_go_of),
        cmocka_unit_test(new_scales_and_settings),
        cmocka_unit_test(state),
        cmocka_unit_test(disabled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
