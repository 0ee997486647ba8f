/* options: -g */
/* test_errors_inside.c - errors where torc is linked statically, and those that it keeps to itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/base.h"
#include "errors.h"

static void the_caller_of_a_static_library(void **state) {
    (void)state;
    assert_int_equal(caller_is_told("errors.h"), 0);
}

static int told;
static void count(torc_error_code code, const char *message, void *context) {
    (void)code, (void)message, (void)context;
    told++;
}

static void attempts_tell_nobody(void **state) {
    (void)state;
    base_attempt outer, inner;
    told = 0;
    torc_set_error_handler(count, TORC_NO_CONTEXT);
    base_attempt_begin(&outer);
    FAIL(VALUE, "tried");
    base_attempt_begin(&inner);
    assert_false(FAILED());
    FAIL(INDEX, "tried within");
    assert_false(base_attempt_end(&inner));
    assert_int_equal(base_error_code, TORC_ERROR_VALUE);
    assert_false(base_attempt_end(&outer));
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    base_attempt_begin(&outer);
    assert_true(base_attempt_end(&outer));
    assert_int_equal(told, 0);

    FAIL(TYPE, "meant");
    assert_int_equal(told, 1);
    base_error_call("f(%d)", 1);
    base_error_module("Linear");
    base_attempt_begin(&outer);
    FAIL(VALUE, "tried");
    assert_false(base_attempt_end(&outer));
    base_error_state *saved = base_error_save();
    FAIL(VALUE, "while cleaning up");
    base_error_restore(saved);
    assert_int_equal(told, 1);
    assert_int_equal(torc_error(), TORC_ERROR_TYPE);
    assert_string_equal(torc_error_message(), "meant");
    assert_string_equal(torc_error_call(), "f(1)");
    assert_string_equal(torc_error_module(), "Linear");
    torc_error_clear();
    FAIL(INDEX, "meant, too");
    assert_int_equal(told, 2);
    torc_set_error_handler(NULL, TORC_NO_CONTEXT);
    torc_error_clear();
}

static void tried(void) {
    base_attempt a;
    base_attempt_begin(&a);
    FAIL(VALUE, "tried");
    base_attempt_end(&a);
}
static void put_aside(void) {
    FAIL(VALUE, "not asked for");
    base_error_restore(base_error_save());
}
static void asked_and_put_aside(void) {
    FAIL(VALUE, "asked for");
    (void)torc_error();
    base_error_restore(base_error_save());
}
static void what_is_put_aside_is_not_forgotten(void **state) {
    (void)state;
    int status;
    assert_string_equal(written_by(tried, "print", &status), "");
    assert_string_equal(written_by(asked_and_put_aside, NULL, &status), "");
    const char *text = written_by(put_aside, NULL, &status);
    assert_int_equal(times(text, "never asked for: ValueError: not asked for\n"), 1);
}

/* What is left of a function's context when the function has returned: an object without a class. */
static void what_is_left_of_a_handle(void **state) {
    (void)state;
    static object left;
    static const torc_binding binding = {.struct_size = sizeof binding};
    void *slot = NULL;
#define REFUSED(call)                                                          \
    do {                                                                       \
        call;                                                                  \
        assert_int_equal(torc_error(), TORC_ERROR_VALUE);                      \
        assert_non_null(strstr(torc_error_message(), "has its scope ended?")); \
        torc_error_clear();                                                    \
    } while (0)
    REFUSED(assert_null(torc_retain(&left)));
    REFUSED(torc_release(&left));
    REFUSED(assert_int_equal(torc_refcount(&left), 0));
    REFUSED(assert_null(torc_scope_escape(&left)));
    REFUSED(assert_null(torc_scope_take(&left)));
    REFUSED(assert_null(torc_scope_adopt(&left)));
    REFUSED(torc_assign(&slot, &left));
    REFUSED(assert_null(torc_handle_bind(&left, &binding, &slot)));
    assert_null(slot);
    assert_int_equal(left.refs, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_caller_of_a_static_library), cmocka_unit_test(attempts_tell_nobody),
        cmocka_unit_test(what_is_left_of_a_handle), cmocka_unit_test(what_is_put_aside_is_not_forgotten)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
