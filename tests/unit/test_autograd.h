/* test_autograd.h - what the autograd tests share: small tensors in, numbers out, errors by text. */
#ifndef TEST_AUTOGRAD_H
#define TEST_AUTOGRAD_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "torc/torc.h"
#include "scoped.h"

#define COUNT(a) ((int)(sizeof(a) / sizeof((a)[0])))

/* A fresh tensor that owns a copy of the values. */
static inline torc_tensor make(const void *values, torc_ints shape, torc_dtype dtype, bool requires_grad) {
    torc_tensor blob = torc_from_blob((void *)(uintptr_t)values, shape, .dtype = dtype);
    torc_tensor t = torc_clone(blob);
    return t && requires_grad ? torc_requires_grad_(t, true) : t;
}
#define F32(rg, shape, ...) make((const float[]){__VA_ARGS__}, shape, TORC_FLOAT32, rg)
#define F64(rg, shape, ...) make((const double[]){__VA_ARGS__}, shape, TORC_FLOAT64, rg)

static inline void no_error(const char *file, int line) {
    if (torc_error())
        print_error("%s:%d: unexpected error: %s (%s)\n", file, line, torc_error_message(), torc_error_where());
    _assert_true(torc_error() == TORC_ERROR_OK, "no error", file, line);
}
#define NO_ERROR() no_error(__FILE__, __LINE__)

/* The elements of t, in logical order, against a list. */
static inline void check_values(torc_tensor t, const double *want, int n, double tolerance, const char *file,
                                int line) {
    no_error(file, line);
    _assert_true(t != NULL, "tensor is not NULL", file, line);
    bool grad = torc_no_grad_begin();
    int64_t scope = torc_scope_begin();
    torc_tensor c = torc_contiguous(torc_to(torc_detach(t), .dtype = TORC_FLOAT64));
    no_error(file, line);
    _assert_int_equal((uint64_t)torc_numel(c), (uint64_t)n, file, line);
    const double *got = torc_data_ptr(c);
    for (int i = 0; i < n; i++)
        if (!(fabs(got[i] - want[i]) <= tolerance * (1 + fabs(want[i])))) {
            print_error("%s:%d: element %d is %.9g, expected %.9g\n", file, line, i, got[i], want[i]);
            _assert_true(0, "values equal", file, line);
        }
    torc_scope_end(scope);
    torc_no_grad_end(grad);
}
#define CHECK(t, ...) \
    check_values(t, (const double[]){__VA_ARGS__}, COUNT(((const double[]){__VA_ARGS__})), 1e-6, __FILE__, __LINE__)

/* An error sticks whose text is exactly this; forget it. */
static inline void check_error(const char *want, bool whole, const char *file, int line) {
    const char *got = torc_error_message();
    bool same = torc_error() && (whole ? !strcmp(got, want) : strstr(got, want) != NULL);
    if (!same) print_error("%s:%d: the error is \"%s\"\nexpected \"%s\"\n", file, line, got, want);
    torc_error_clear();
    _assert_true(same, "the expected error", file, line);
}
#define ERROR_IS(text) check_error(text, true, __FILE__, __LINE__)
#define ERROR_HAS(text) check_error(text, false, __FILE__, __LINE__)

#endif
