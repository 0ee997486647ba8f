/* labels: threads */
/* test_warnings.c - the handler of warnings may call torc: what warns too, what fails, what lends handles; and what is warned of how often. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "warnings.h"
#include "torc/torc.h"

/* The sizes differ, which is warned of at every call; and the index of dtype uint8, of which it is at the first. */
static torc_tensor warns(void) { return torc_mse_loss(torc_ones(SHAPE(2, 1)), torc_ones(SHAPE(2, 2))); }
static torc_tensor warns_once(void) {
    return torc_index(torc_ones(SHAPE(2)), TENSORS(torc_ones(SHAPE(2), .dtype = TORC_UINT8)));
}

static int calls;
static torc_warning_category category_seen;
static void calls_torc(torc_warning_category category, const char *message, void *kept) {
    calls++;
    category_seen = category;
    assert_non_null(strstr(message, "Using a target size"));
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_non_null(warns());                                 /* another warning: stderr's */
    assert_null(torc_reshape(torc_ones(SHAPE(2)), SHAPE(5))); /* an error of its own, which it leaves */
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    torc_error_clear();
    torc_assign((torc_tensor *)kept, torc_full(SHAPE(3), 2));
    (void)torc_scope_begin(); /* left open */
    torc_owner_push("left by the handler");
    torc_reshape(torc_ones(SHAPE(2)), SHAPE(5)); /* and left sticking */
}

static void the_handler_may_call_torc(void **state) {
    (void)state;
    torc_tensor kept = NULL;
    calls = 0;
    torc_set_warning_handler(calls_torc, TORC_CONTEXT(&kept));
    const int depth = torc_scope_depth();
    for (int k = 1; k <= 3; k++) {
        torc_tensor loss = warns();
        assert_int_equal(torc_error(), TORC_ERROR_OK); /* what the handler left is not the call's */
        assert_true(loss && torc_item(loss) == 0);
        assert_int_equal(calls, k);
        assert_int_equal(torc_scope_depth(), depth);
        assert_false(torc_owner_pop());
        torc_error_clear();
    }
    assert_int_equal(category_seen, TORC_WARNING_USER);
    assert_true(torc_item(torc_sum(kept)) == 6); /* what it kept lives on */
    torc_assign(&kept, NULL);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

/* In a call that fails: the error is not there for the handler, and is afterwards. */
static torc_error_code found;
static void looks(torc_warning_category category, const char *message, void *unused) {
    (void)message, (void)unused;
    category_seen = category;
    found = torc_error();
    torc_ones(SHAPE(2));
}
static void fails(void *unused) {
    (void)unused;
    torc_reshape(torc_ones(SHAPE(2)), SHAPE(5));
}
static void errors_are_put_aside(void **state) {
    (void)state;
    found = TORC_ERROR_INTERNAL;
    torc_set_warning_handler(looks, TORC_NO_CONTEXT);
    torc_error_raise(TORC_ERROR_IO, "it sticks");
    /* refused, so the context goes; and its destroy function fails, which is what is warned of */
    torc_module_class none = {.struct_size = sizeof none};
    assert_null(torc_module_new(&none, TORC_CONTEXT(&found, fails)));
    assert_int_equal(found, TORC_ERROR_OK);
    assert_int_equal(category_seen, TORC_WARNING_RUNTIME);
    assert_string_equal(torc_error_message(), "it sticks");
    torc_error_clear();
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

static void replaces_itself(torc_warning_category category, const char *message, void *context) {
    (void)category, (void)message, (void)context;
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
}
static void the_handler_may_go(void **state) {
    (void)state;
    warnings_seen = 0;
    torc_set_warning_handler(replaces_itself, TORC_NO_CONTEXT);
    assert_non_null(warns());
    assert_int_equal(warnings_seen, 0);
    assert_non_null(warns());
    assert_int_equal(warnings_seen, 1);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

static void once_or_always(void **state) {
    (void)state;
    torc_set_warning_handler(note_warning, TORC_NO_CONTEXT);
    assert_false(torc_is_warn_always_enabled());
    warnings_seen = 0;
    for (int k = 0; k < 3; k++) assert_non_null(warns_once());
    assert_int_equal(warnings_seen, 1);
    assert_false(torc_set_warn_always(true));
    assert_true(torc_is_warn_always_enabled());
    for (int k = 0; k < 3; k++) assert_non_null(warns_once());
    assert_int_equal(warnings_seen, 4);
    assert_true(torc_set_warn_always(false));
    assert_non_null(warns_once());
    assert_int_equal(warnings_seen, 4);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

static char longest[20001];
static size_t length_heard;
static void measures(torc_warning_category category, const char *message, void *unused) {
    (void)category, (void)unused;
    length_heard = strlen(message);
}
static void of_any_length(void **state) {
    (void)state;
    memset(longest, 'p', sizeof longest - 1);
    torc_set_warning_handler(measures, TORC_NO_CONTEXT);
    assert_true(torc_set_float32_matmul_precision(longest));
    assert_true(length_heard > sizeof longest);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

static void categories_have_names(void **state) {
    (void)state;
    assert_string_equal(torc_warning_python(TORC_WARNING_USER), "UserWarning");
    assert_string_equal(torc_warning_python(TORC_WARNING_DEPRECATION), "DeprecationWarning");
    assert_string_equal(torc_warning_python(TORC_WARNING_RUNTIME), "RuntimeWarning");
    assert_string_equal(torc_warning_python((torc_warning_category)77), "");
    assert_int_equal(torc_error(), TORC_ERROR_VALUE);
    assert_string_equal(torc_error_message(), "warning_python: there is no warning category 77");
    torc_error_clear();
}

/* Several threads warn at once, each through the handler. */
static _Atomic int heard_by_all;
static void counts(torc_warning_category category, const char *message, void *unused) {
    (void)category, (void)message, (void)unused;
    heard_by_all++;
    torc_sum(torc_ones(SHAPE(4)));
}
static void *warns_often(void *unused) {
    for (int k = 0; k < 50; k++) TORC_SCOPE {
            (void)warns();
        }
    return unused;
}
static void from_all_threads(void **state) {
    (void)state;
    torc_set_warning_handler(counts, TORC_NO_CONTEXT);
    pthread_t threads[4];
    for (int k = 0; k < 4; k++) assert_int_equal(pthread_create(&threads[k], NULL, warns_often, NULL), 0);
    for (int k = 0; k < 4; k++) pthread_join(threads[k], NULL);
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
    assert_int_equal(heard_by_all, 200);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_handler_may_call_torc),
        cmocka_unit_test(errors_are_put_aside),
        cmocka_unit_test(the_handler_may_go),
        cmocka_unit_test(once_or_always),

        cmocka_unit_test(of_any_length),
        cmocka_unit_test(categories_have_names),
        cmocka_unit_test(from_all_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
