/* scoped.h - SCOPED(test): a test function in a scope of its own, which it must leave as it found it: no error, no other scope open, gradients recorded. */
#ifndef TORC_TESTS_SCOPED_H
#define TORC_TESTS_SCOPED_H

#include "torc/autograd.h"
#include "torc/core.h"

static int64_t test_scope;
static inline int scope_setup(void **state) {
    (void)state;
    torc_error_clear();
    test_scope = torc_scope_begin();
    return 0;
}
static inline int scope_teardown(void **state) {
    (void)state;
    const bool clean = torc_error() == TORC_ERROR_OK && torc_scope_depth() == 1 && torc_is_grad_enabled();
    if (!clean)
        print_error("left behind: \"%s\", depth %d, grad mode %d\n", torc_error_message(), torc_scope_depth(),
                    torc_is_grad_enabled());
    torc_error_clear();
    torc_scope_end(test_scope);
    return !clean;
}
#define SCOPED(test) cmocka_unit_test_setup_teardown(test, scope_setup, scope_teardown)

#endif
