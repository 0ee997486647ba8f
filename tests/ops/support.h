/* support.h - what operator tests are written with: build tensors of any dtype and layout from doubles, read them back,
 * compare with a tolerance that fits the dtype, check gradients against central differences, expect errors.
 *
 *     static const double v[] = {1, -2, 3, -4, 5, 6};
 *     torc_tensor x = make(TORC_FLOAT16, SHAPE(2, 3), v, LAYOUT_TRANSPOSED);
 *     CLOSE(torc_abs(x), (double[]){1, 2, 3, 4, 5, 6});
 *
 * Values are always in logical (row-major) order whatever the layout. Everything made is lent to the innermost scope;
 * arrays of doubles are malloc'ed and the caller's. The helpers convert float16 and bfloat16 with code of their own, so
 * that the library's conversions are tested rather than trusted. A failed check fails the running cmocka test, naming
 * the line of the test. */
#ifndef TORC_TESTS_OPS_SUPPORT_H
#define TORC_TESTS_OPS_SUPPORT_H

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

#include "torc/torc.h"

#define LENGTH(a) ((int64_t)(sizeof(a) / sizeof((a)[0])))

/* ------------------------------------------------------------------------------------------------- building */
typedef enum layout {
    LAYOUT_CONTIGUOUS,
    LAYOUT_TRANSPOSED,    /* dense, dimensions in reverse order in memory */
    LAYOUT_STRIDED,       /* every second element of a larger storage along every dimension */
    LAYOUT_OFFSET,        /* contiguous, three elements into its storage */
    LAYOUT_CHANNELS_LAST, /* 4-dim NHWC; other ranks: contiguous */
    LAYOUT_CROP, /* NHWC or NDHWC, without a column: such images are to give NHWC, too; other ranks: contiguous */
    LAYOUT_GAPS, /* rows are padded: contiguous but for the second to last dimension */
    LAYOUT_COUNT
} layout;
extern const char *const layout_names[LAYOUT_COUNT];

/* Do tensors live on a GPU in this run (TORC_TEST_DEVICE=cuda)? */
bool on_cuda(void);
/* A tensor with these values, rounded to `dtype` (integers: truncated and wrapped, bool: != 0). values NULL: zeros. */
torc_tensor make(torc_dtype dtype, torc_ints shape, const double *values, layout layout);
/* Contiguous float32 / float64 / int64 / bool tensors. */
torc_tensor make_f32(torc_ints shape, const double *values);
torc_tensor make_f64(torc_ints shape, const double *values);
torc_tensor make_i64(torc_ints shape, const double *values);
torc_tensor make_bool(torc_ints shape, const double *values);
torc_tensor make_i64_exact(torc_ints shape, const int64_t *values);
/* Uniform in [low, high), the same for the same seed on every machine. */
torc_tensor make_uniform(torc_dtype dtype, torc_ints shape, uint64_t seed, double low, double high, layout layout);
/* Expand without a copy: a tensor of `shape` with stride 0 where t has size 1 (t right-aligned). */
torc_tensor make_expanded(torc_tensor t, torc_ints shape);
/* The same, as a leaf that requires grad. */
torc_tensor with_grad(torc_tensor t);
void fill_uniform(double *values, int64_t n, uint64_t seed, double low, double high);
double uniform_next(uint64_t *state); /* [0, 1) */

/* ------------------------------------------------------------------------------------------------- reading */
int64_t count_of(torc_tensor t);
double read_element(torc_tensor t, int64_t logical_index);
int64_t read_int(torc_tensor t, int64_t logical_index); /* exact for integer dtypes */
double *read_all(torc_tensor t);                        /* any device; malloc'ed, logical order */
/* What a value becomes when stored in `dtype` and read back. */
double round_to(torc_dtype dtype, double value);
/* Numbers of the dtype: machine epsilon (0 for integers), largest finite, smallest. */
double dtype_epsilon(torc_dtype dtype);
double dtype_largest(torc_dtype dtype);
double dtype_lowest(torc_dtype dtype);

/* ------------------------------------------------------------------------------------------------- comparing
 * |got - want| <= atol + rtol * |want|; NaN equals NaN, infinities must agree. The tolerance of a dtype: float64 1e-12,
 * float32 2e-6, bfloat16 8e-3, float16 1e-3 (relative, with a small absolute part), integers and bool 0. */
void tolerance(torc_dtype dtype, double *rtol, double *atol);
bool is_close(double got, double want, double rtol, double atol);
void assert_values_(const char *file, int line, torc_tensor got, const double *want, int64_t count, double rtol,
                    double atol);
void assert_tensors_(const char *file, int line, torc_tensor got, torc_tensor want, double rtol, double atol);
void assert_shape_(const char *file, int line, torc_tensor got, torc_ints shape);
void assert_strides_(const char *file, int line, torc_tensor got, torc_ints strides);
#define CLOSE(got, want) assert_values_(__FILE__, __LINE__, got, want, -1, -1, -1) /* the dtype's tolerance */
#define CLOSE_TO(got, want, rtol, atol) assert_values_(__FILE__, __LINE__, got, want, -1, rtol, atol)
#define EXACT(got, want) assert_values_(__FILE__, __LINE__, got, want, -1, 0, 0)
#define VALUES(got, ...)                                                                                            \
    assert_values_(__FILE__, __LINE__, got, (const double[]){__VA_ARGS__}, LENGTH(((const double[]){__VA_ARGS__})), \
                   -1, -1)
#define SAME(got, want) assert_tensors_(__FILE__, __LINE__, got, want, 0, 0) /* shape, dtype, values */
#define SAME_CLOSE(got, want) assert_tensors_(__FILE__, __LINE__, got, want, -1, -1)
#define HAS_SHAPE(got, ...) assert_shape_(__FILE__, __LINE__, got, SHAPE(__VA_ARGS__))
#define HAS_STRIDES(got, ...) assert_strides_(__FILE__, __LINE__, got, INTS(__VA_ARGS__))
#define HAS_DTYPE(got, want) assert_string_equal(torc_dtype_name(torc_tensor_dtype(got)), torc_dtype_name(want))
/* No error sticks; prints its message if one does. */
#define NO_ERROR() no_error_(__FILE__, __LINE__)
void no_error_(const char *file, int line);
/* `call` must fail with this code and a message that contains `text`; clears the error. */
#define FAILS(code, text, call) ((void)(call), expect_error_(__FILE__, __LINE__, TORC_ERROR_##code, text))
void expect_error_(const char *file, int line, torc_error_code code, const char *text);
/* The same for what only a kernel can find, such as an index out of bounds: on CUDA the call succeeds, and the next wait for
 * the device fails, with a code and a message of its own. */
#define FAILS_AT_WAIT(code, text, cuda_code, cuda_text, call) \
    ((void)(call),                                            \
     expect_error_at_wait_(__FILE__, __LINE__, TORC_ERROR_##code, text, TORC_ERROR_##cuda_code, cuda_text))
void expect_error_at_wait_(const char *file, int line, torc_error_code code, const char *text,
                           torc_error_code cuda_code, const char *cuda_text);

/* ------------------------------------------------------------------------------------------------- gradients
 * `f` maps n float64 leaves to one floating tensor. The analytic gradient of sum(weights * f(x)) with fixed random
 * weights is compared with central differences, for every input that requires grad. Inputs may be of any layout;
 * points where f is not smooth should be avoided by more than 1e-4. */
typedef torc_tensor gradient_fn(torc_tensor *in, void *context);
void check_gradients_(const char *file, int line, gradient_fn *f, void *context, torc_tensor *in, int n, bool twice);
#define CHECK_GRADIENTS(f, context, in, n) check_gradients_(__FILE__, __LINE__, f, context, in, n, false)
/* First derivatives, and the derivative of the gradient itself. */
#define CHECK_GRADIENTS_TWICE(f, context, in, n) check_gradients_(__FILE__, __LINE__, f, context, in, n, true)

/* ------------------------------------------------------------------------------------------------- running
 * cmocka set-up and tear-down that open a scope around each test and insist that it leaves no error behind. */
int scope_setup(void **state);
int scope_teardown(void **state);
#define SCOPED(test) cmocka_unit_test_setup_teardown(test, scope_setup, scope_teardown)

#endif
