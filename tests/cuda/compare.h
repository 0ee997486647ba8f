/* compare.h - CUDA kernels against the CPU's: tensors of any dtype and layout on both devices, and how close they must be. */
#ifndef TORC_TESTS_CUDA_COMPARE_H
#define TORC_TESTS_CUDA_COMPARE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>

#include <cmocka.h>

#include "core/shape.h"
#include "torc/cuda.h"
#include "torc/torc.h"

#include "core/tensor.h"

#define NEEDS_CUDA()                           \
    do {                                       \
        if (!torc_cuda_is_available()) skip(); \
    } while (0)

static inline void no_error_at(const char *file, int line) {
    if (!torc_error()) return;
    print_error("%s:%d: error: %s\n", file, line, torc_error_message());
    torc_error_clear();
    fail();
}
#define NO_ERROR() no_error_at(__FILE__, __LINE__)

static inline torc_tensor on_cuda(torc_tensor t) { return t ? torc_to(t, .device = TORC_CUDA(0)) : NULL; }

/* Standard normal numbers (integers: -4..4, uint8 0..4; bool: one in three), as `dtype`. */
static inline torc_tensor random_of(torc_dtype dtype, torc_ints shape) {
    torc_tensor t = torc_randn(shape, .dtype = TORC_FLOAT64);
    if (dtype == TORC_BOOL) return torc_gt(t, 0.43);
    if (!torc_dtype_is_floating_point(dtype)) {
        t = torc_clamp(torc_mul(t, 2.0), .min = dtype == TORC_UINT8 ? 0.0 : -4.0, .max = 4.0);
        t = torc_trunc(t);
    }
    return torc_to(t, .dtype = dtype);
}

enum { WHOLE, TRANSPOSED, STEPS, SHIFTED, LAYOUTS };
static const char *const layout_names[LAYOUTS] = {"whole", "transposed", "steps", "shifted"};
/* t with other strides, on its device. */
static inline torc_tensor laid_out(torc_tensor t, int layout) {
    const int n = t->ndim;
    if (n == 0) return t;
    switch (layout) {
    case TRANSPOSED: {
        int64_t order[16];
        for (int d = 0; d < n; d++) order[d] = n - 1 - d;
        return torc_permute(torc_contiguous(torc_permute(t, torc_ints_of(order, n))), torc_ints_of(order, n));
    }
    case STEPS: { /* every second element of the last dimension */
        torc_tensor wide =
            torc_contiguous(torc_stack(((torc_tensors){(torc_tensor[]){t, torc_zeros_like(t)}, 2}), .dim = n));
        return torc_select(wide, n, 0);
    }
    case SHIFTED: { /* three elements into its storage */
        torc_tensor flat = torc_reshape(t, DIMS(-1));
        torc_tensor longer = torc_cat(
            ((torc_tensors){(torc_tensor[]){torc_zeros(SHAPE(3), .dtype = t->dtype, .device = t->device), flat}, 2}));
        return torc_view(torc_narrow(longer, 0, 3, flat->numel), torc_ints_of(t->sizes, n));
    }
    default: return t;
    }
}

/* Relative tolerance of results of a dtype; sums over many elements have more. */
static inline double tolerance_of(int dtype) {
    switch (dtype) {
    case TORC_FLOAT16: return 2e-3;
    case TORC_BFLOAT16: return 1.6e-2;
    case TORC_FLOAT32: return 2e-5;
    case TORC_FLOAT64: return 1e-11;
    default: return 0;
    }
}
/* got (CUDA) against want (CPU, any dtype): |got - want| <= tolerance * (scale + |want|). */
static inline void same_at(const char *file, int line, const char *what, torc_tensor got, torc_tensor want,
                           double tolerance, double scale) {
    no_error_at(file, line);
    if (!got && !want) return;
    if (!got || !want) {
        print_error("%s:%d: %s: one result is missing\n", file, line, what);
        fail();
        return;
    }
    bool shapes = got->ndim == want->ndim;
    for (int d = 0; shapes && d < got->ndim; d++) shapes = got->sizes[d] == want->sizes[d];
    if (!shapes) {
        print_error("%s:%d: %s: shape %s, not %s\n", file, line, what, shape_text(got->ndim, got->sizes),
                    shape_text(want->ndim, want->sizes));
        fail();
        return;
    }
    torc_tensor a = torc_contiguous(torc_to(got, .device = TORC_CPU, .dtype = TORC_FLOAT64)),
                b = torc_contiguous(torc_to(want, .dtype = TORC_FLOAT64));
    no_error_at(file, line);
    const double *x = a->numel ? tensor_bytes(a) : NULL, *y = b->numel ? tensor_bytes(b) : NULL;
    for (int64_t i = 0; i < a->numel; i++) {
        const bool close =
            x[i] == y[i] || (isnan(x[i]) && isnan(y[i])) || fabs(x[i] - y[i]) <= tolerance * (scale + fabs(y[i]));
        if (!close) {
            print_error("%s:%d: %s: element %lld of %lld is %.9g, not %.9g\n", file, line, what, (long long)i,
                        (long long)a->numel, x[i], y[i]);
            fail();
            return;
        }
    }
}
#define SAME(what, got, want, scale) \
    same_at(__FILE__, __LINE__, what, got, want, tolerance_of((got) ? (got)->dtype : 0), scale)

static int64_t test_scope;
static inline int scope_setup(void **state) {
    (void)state;
    test_scope = torc_scope_begin();
    torc_manual_seed(7);
    return 0;
}
static inline int scope_teardown(void **state) {
    (void)state;
    torc_error_clear();
    torc_scope_end(test_scope);
    return 0;
}
#define SCOPED(test) cmocka_unit_test_setup_teardown(test, scope_setup, scope_teardown)
#endif
