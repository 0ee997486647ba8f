/* labels: threads */
/* test_foreign.c - exceptions of other languages that pass through C with an error: they come out as they went in, belong to that error
 * alone, and are let go of once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "torc/torc.h"

static const char ours = 0, another = 0;
static int destroyed;
static void destroy(void *data) {
    (void)data;
    destroyed++;
}
static int exception; /* its address stands for it */
#define EXCEPTION TORC_CONTEXT(&exception, destroy)

static void it_stays_with_its_error(void **state) {
    (void)state;
    destroyed = 0;
    assert_null(torc_error_foreign(&ours));
    torc_error_raise_foreign(TORC_ERROR_FOREIGN, "ZeroDivisionError: division by zero", &ours, EXCEPTION);
    assert_int_equal(torc_error(), TORC_ERROR_FOREIGN);
    assert_string_equal(torc_error_message(), "ZeroDivisionError: division by zero");
    assert_string_equal(torc_error_python(torc_error()), "RuntimeError");
    assert_ptr_equal(torc_error_foreign(&ours), &exception);
    assert_null(torc_error_foreign(&another)); /* not to be taken for another binding's */
    assert_null(torc_error_foreign(NULL));
    assert_null(torc_ones(SHAPE(2))); /* an error like any other */
    assert_int_equal(destroyed, 0);
    torc_error_clear();
    assert_int_equal(destroyed, 1);
    assert_null(torc_error_foreign(&ours));
    torc_error_raise(TORC_ERROR_VALUE, "one of C's");
    assert_null(torc_error_foreign(&ours));
    torc_error_clear();
}

static void what_is_not_kept_goes_at_once(void **state) {
    (void)state;
    destroyed = 0;
    torc_error_raise(TORC_ERROR_VALUE, "the first");
    torc_error_raise_foreign(TORC_ERROR_FOREIGN, "the second", &ours, EXCEPTION);
    assert_int_equal(destroyed, 1);
    assert_null(torc_error_foreign(&ours));
    assert_string_equal(torc_error_message(), "the first");
    torc_error_clear();
    torc_error_raise_foreign(TORC_ERROR_OK, "no code", &ours, EXCEPTION); /* is kept: an error without a code is one */
    assert_int_equal(destroyed, 1);
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    assert_int_equal(destroyed, 2);
    torc_error_raise(TORC_ERROR_OK, "no code");
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_string_equal(torc_error_message(), "no code");
    torc_error_clear();
    torc_error_raise_foreign(TORC_ERROR_TYPE, "whose?", NULL, EXCEPTION);
    assert_int_equal(destroyed, 3);
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    torc_error_clear();
    torc_error_raise_foreign((torc_error_code)99, "which?", &ours, EXCEPTION);
    assert_int_equal(destroyed, 4);
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    assert_non_null(strstr(torc_error_message(), "which?"));
    torc_error_clear();
    assert_int_equal(destroyed, 4);
}

/* ------------------------------------------------------------------------------------------ through callbacks */
static torc_tensor throws(torc_module m, torc_tensor input, void *context) {
    (void)m, (void)input, (void)context;
    torc_error_raise_foreign(TORC_ERROR_INDEX, "KeyError: 'x'", &ours, EXCEPTION);
    return NULL;
}
static torc_tensor hook_throws(torc_tensor grad, void *context) {
    (void)context;
    torc_error_raise_foreign(TORC_ERROR_FOREIGN, "from a hook", &ours, EXCEPTION);
    return grad;
}
static torc_tensors checkpointed(torc_tensors inputs, void *context) {
    (void)inputs, (void)context;
    torc_error_raise_foreign(TORC_ERROR_FOREIGN, "from a checkpoint", &ours, EXCEPTION);
    return (torc_tensors){NULL, 0};
}
static void came_through(torc_error_code code, const char *message) {
    assert_int_equal(torc_error(), code);
    assert_string_equal(torc_error_message(), message);
    assert_ptr_equal(torc_error_foreign(&ours), &exception);
    assert_int_equal(destroyed, 0);
    torc_error_clear();
    assert_int_equal(destroyed, 1);
    destroyed = 0;
}
static void it_passes_callbacks(void **state) {
    (void)state;
    destroyed = 0;
    const torc_module_class thrower = {.struct_size = sizeof thrower, .name = "Thrower", .forward = throws};
    torc_tensor x = torc_ones(SHAPE(2));
    TORC_SCOPE {
        torc_module inner = torc_nn_sequential(torc_nn_relu(), torc_module_new(&thrower, TORC_NO_CONTEXT));
        assert_null(torc_module_forward(torc_nn_sequential(inner), x));
        assert_string_equal(torc_error_module(), "Sequential.0.1 (Thrower)");
    } /* the scope and all that is in it went, the error stays */
    came_through(TORC_ERROR_INDEX, "KeyError: 'x'");

    torc_tensor leaf = torc_ones(SHAPE(2), .requires_grad = true);
    assert_true(torc_register_hook(leaf, hook_throws, TORC_NO_CONTEXT));
    assert_false(torc_backward(torc_sum(leaf)));
    came_through(TORC_ERROR_FOREIGN, "from a hook");

    assert_int_equal(torc_checkpoint(checkpointed, TORC_NO_CONTEXT, TENSORS(x)).count, 0);
    came_through(TORC_ERROR_FOREIGN, "from a checkpoint");
}

/* A destructor that fails while it sticks puts it aside, and it is the same afterwards. */
static void fails_too(void *data) {
    (void)data;
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_null(torc_error_foreign(&ours));
    torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
    torc_error_clear();
}
static void it_goes_aside_with_its_error(void **state) {
    (void)state;
    destroyed = 0;
    const torc_module_class thrower = {.struct_size = sizeof thrower, .name = "Thrower", .forward = throws};
    TORC_SCOPE {
        torc_module m = torc_module_new(&thrower, TORC_CONTEXT(&exception, fails_too));
        assert_null(torc_module_forward(m, torc_ones(SHAPE(2))));
    } /* m goes */
    came_through(TORC_ERROR_INDEX, "KeyError: 'x'");
}

/* ------------------------------------------------------------------------------------------ threads */
static void *ends_with_one(void *unused) {
    torc_error_raise_foreign(TORC_ERROR_FOREIGN, "never taken", &ours, EXCEPTION);
    (void)torc_error(); /* asked for, so that it is not written */
    return unused;
}
static void it_goes_with_its_thread(void **state) {
    (void)state;
    destroyed = 0;
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, ends_with_one, NULL), 0);
    pthread_join(thread, NULL);
    assert_int_equal(destroyed, 1);
}

static void linear_algebra_has_a_code(void **state) {
    (void)state;
    torc_error_raise(TORC_ERROR_LINALG, "linalg.solve: The solver failed because the input matrix is singular.");
    assert_int_equal(torc_error(), TORC_ERROR_LINALG);
    assert_string_equal(torc_error_name(TORC_ERROR_LINALG), "LINALG");
    assert_string_equal(torc_error_python(TORC_ERROR_LINALG), "torch.linalg.LinAlgError");
    torc_error_clear();
}

/* ------------------------------------------------------------------------------------------ lengths */
static char long_text[100001], long_name[5001];
static void no_text_is_cut(void **state) {
    (void)state;
    memset(long_text, 'x', sizeof long_text - 1);
    memset(long_name, 'n', sizeof long_name - 1);
    torc_error_raise(TORC_ERROR_VALUE, long_text);
    assert_string_equal(torc_error_message(), long_text);
    torc_error_clear();
    /* a module's path, and what is put before a message */
    const torc_module_class thrower = {.struct_size = sizeof thrower, .name = long_name, .forward = throws};
    torc_module m = torc_module_new(&thrower, TORC_NO_CONTEXT), net = torc_nn_sequential(m);
    assert_null(torc_module_forward(net, torc_ones(SHAPE(2))));
    assert_int_equal(strlen(torc_error_module()), strlen("Sequential.0 ()") + strlen(long_name));
    torc_error_clear();
    assert_null(torc_module_get_parameter(m, long_name));
    assert_non_null(strstr(torc_error_message(), long_name));
    torc_error_clear();
    /* the operator's call, with many tensors of many dimensions */
    torc_tensor many[40];
    const int64_t sizes[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    for (int k = 0; k < 40; k++) many[k] = torc_ones(torc_ints_of(sizes, 16));
    assert_null(torc_cat(((torc_tensors){many, 40}), 77));
    const char *call = torc_error_call();
    int told = 0;
    for (const char *at = call; (at = strstr(at, "float32[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]")); at++)
        told++;
    assert_int_equal(told, 40);
    assert_int_equal(call[strlen(call) - 1], ')');
    torc_error_clear();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_stays_with_its_error), cmocka_unit_test(what_is_not_kept_goes_at_once),
        cmocka_unit_test(it_passes_callbacks),     cmocka_unit_test(it_goes_aside_with_its_error),
        cmocka_unit_test(it_goes_with_its_thread), cmocka_unit_test(linear_algebra_has_a_code),
        cmocka_unit_test(no_text_is_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
