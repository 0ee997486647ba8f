/* complex_numbers.h - complex numbers in tests: how they are written, what a tensor is compared with, a scope for each test. */
#ifndef TORC_TEST_COMPLEX_NUMBERS_H
#define TORC_TEST_COMPLEX_NUMBERS_H

#include <complex.h>

#include "support.h"

#define C(re, im) __builtin_complex((double)(re), (double)(im))
/* Numbers on the default device, of COMPLEX128. */
static inline torc_tensor numbers(int64_t n, const double _Complex *v) {
    return torc_to(torc_from_blob((void *)(uintptr_t)v, SHAPE(n), .dtype = TORC_COMPLEX128),
                   .device = torc_get_default_device(), .copy = true);
}
#define Z(...)                                                                        \
    numbers(sizeof((const double _Complex[]){__VA_ARGS__}) / sizeof(double _Complex), \
            (const double _Complex[]){__VA_ARGS__})
static inline void is(int line, torc_tensor t, int64_t n, const double _Complex *want) {
    double _Complex got[16];
    if (torc_error()) fail_msg("line %d: %s", line, torc_error_message());
    if (!t) fail_msg("line %d: there is none", line);
    assert_true(n <= 16 && torc_numel(t) == n);
    bool grad = torc_no_grad_begin();
    if (!torc_copy_to_host(torc_to(t, .dtype = TORC_COMPLEX128), got, (size_t)n * sizeof *got))
        fail_msg("line %d: %s", line, torc_error_message());
    torc_no_grad_end(grad);
    for (int64_t i = 0; i < n; i++)
        if (cabs(got[i] - want[i]) > 1e-12)
            fail_msg("line %d: element %d is %g%+gi, not %g%+gi", line, (int)i, creal(got[i]), cimag(got[i]),
                     creal(want[i]), cimag(want[i]));
}
#define IS(t, ...)                                                                            \
    is(__LINE__, t, sizeof((const double _Complex[]){__VA_ARGS__}) / sizeof(double _Complex), \
       (const double _Complex[]){__VA_ARGS__})

static int64_t scope;
static inline int setup(void **state) {
    (void)state;
    scope = torc_scope_begin();
    return 0;
}
static inline int teardown(void **state) {
    (void)state;
    const bool ok = !torc_error();
    if (!ok) print_error("%s\n", torc_error_message());
    torc_error_clear();
    torc_scope_end(scope);
    return !ok;
}
#endif
