/* link: shared */
/* test_temporary_texts.c - the library keeps no text of the caller's: each of these is overwritten and freed right after the
 * call that took it, as temporaries of other languages are, and must still be known afterwards. Address sanitizers see the rest. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "torc/torc.h"

static char *temporary(const char *text) {
    char *copy = malloc(strlen(text) + 1);
    assert_non_null(copy);
    return strcpy(copy, text);
}
static void gone(char *text) {
    memset(text, '#', strlen(text));
    free(text);
}

static torc_tensor doubled(torc_module self, torc_tensor x, void *context) {
    (void)self, (void)context;
    return torc_add(x, x);
}

static void names_of_module_classes(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    char *name = temporary("Doubled"), *child = temporary("part");
    torc_module_class class_ = {.struct_size = sizeof class_, .name = name, .forward = doubled};
    torc_module m = torc_module_new(&class_, TORC_NO_CONTEXT), outer = torc_nn_sequential(m);
    assert_true(torc_module_register_module(m, child, torc_nn_identity()));
    gone(name), gone(child);
    memset(&class_, 0, sizeof class_);
    assert_string_equal(torc_module_class_name(m), "Doubled");
    const char *text = torc_module_to_string(outer);
    assert_non_null(text);
    assert_non_null(strstr(text, "(0): Doubled("));
    assert_non_null(strstr(text, "(part): Identity()"));
    const torc_module_class same = {.struct_size = sizeof same, .name = "Doubled", .forward = doubled};
    assert_ptr_equal(torc_module_context(m, &same), NULL); /* it has none */
    assert_int_equal(torc_error(), TORC_ERROR_OK);
    assert_null(torc_module_forward_many(m, (torc_tensors){NULL, 0}));
    assert_non_null(strstr(torc_error_message(), "Doubled.forward()"));
    torc_error_clear();
    torc_scope_end(scope);
}

static torc_tensors forward(torc_function_context c, torc_tensors in, void *context) {
    (void)c, (void)context;
    return torc_tensors_lend(TENSORS(torc_exp(in.data[0])));
}
static torc_tensors fails(torc_function_context c, torc_tensors grads, void *context) {
    (void)c, (void)grads, (void)context;
    return (torc_tensors){NULL, 0};
}

static void names_of_functions(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    char *name = temporary("Odd");
    torc_tensor x = torc_ones(SHAPE(2), .requires_grad = true);
    torc_tensors y = torc_function_apply(name, forward, fails, TORC_NO_CONTEXT, TENSORS(x));
    gone(name);
    assert_int_equal(y.count, 1);
    assert_string_equal(torc_grad_fn_name(y.data[0]), "OddBackward");
    assert_false(torc_backward(torc_sum(y.data[0])));
    assert_non_null(strstr(torc_error_message(), "OddBackward"));
    torc_error_clear();
    torc_scope_end(scope);
}

static void anomaly_tags(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    char *first = temporary("first layer"), *second = temporary("second layer"), *again = temporary("first layer");
    torc_set_detect_anomaly_check(true, false);
    assert_null(torc_set_anomaly_tag(first));
    gone(first);
    const char *before = torc_set_anomaly_tag(second);
    gone(second);
    assert_string_equal(before, "first layer");
    torc_tensor x = torc_ones(SHAPE(2), .requires_grad = true), y = torc_exp(x);
    torc_tensor view = torc_detach(y);
    torc_add_(view, view); /* so that backward fails, and says where */
    assert_false(torc_backward(torc_sum(y)));
    assert_non_null(strstr(torc_error_message(), "second layer"));
    torc_error_clear();
    assert_string_equal(torc_set_anomaly_tag(before), "second layer");
    assert_ptr_equal(torc_set_anomaly_tag(again), before); /* one copy of each text */
    gone(again);
    assert_string_equal(torc_set_anomaly_tag(NULL), "first layer");
    torc_set_detect_anomaly(false);
    torc_scope_end(scope);
}

static void other_texts(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    char *key = temporary("w"), *prefix = temporary("model."), *message = temporary("what went wrong"),
         *owner = temporary("encoder");
    torc_tensor x = torc_ones(SHAPE(2));
    torc_named_tensors list =
        torc_named_tensors_prefix(torc_named_tensors_make((const char *const *)&key, &x, 1), prefix);
    gone(key), gone(prefix);
    assert_string_equal(list.data[0].name, "model.w");
    torc_error_raise(TORC_ERROR_VALUE, message);
    gone(message);
    assert_string_equal(torc_error_message(), "what went wrong");
    torc_error_clear();
    assert_true(torc_owner_push(owner));
    gone(owner);
    torc_ones(SHAPE(2));
    assert_true(torc_owner_pop());
    torc_module m = torc_nn_sequential(torc_nn_identity());
    char *buffer = temporary("running");
    assert_true(torc_module_register_buffer(m, buffer, x, true));
    gone(buffer);
    assert_ptr_equal(torc_module_get_buffer(m, "running"), x);
    torc_scope_end(scope);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(names_of_module_classes), cmocka_unit_test(names_of_functions),
                                       cmocka_unit_test(anomaly_tags), cmocka_unit_test(other_texts)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
