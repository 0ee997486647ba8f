/* test_pointwise_forms.c - around the formulas: promotion, layouts of results, in-place and out= forms, composites,
 * copy_ and fill_, refusals. Expected values and messages are PyTorch 2.11's. */
#include "support.h"

#include <float.h>

/* ------------------------------------------------------------------------------------ promotion */
static void test_promotion(void **state) {
    (void)state;
    torc_tensor i = make_i64(SHAPE(3), (double[]){1, 2, 3}), b = make_bool(SHAPE(3), (double[]){1, 0, 1});
    torc_tensor h = make(TORC_FLOAT16, SHAPE(3), (double[]){1, 2, 3}, LAYOUT_CONTIGUOUS);
    torc_tensor u = make(TORC_UINT8, SHAPE(3), (double[]){3, 255, 0}, LAYOUT_CONTIGUOUS),
                s = make(TORC_INT8, SHAPE(3), (double[]){-1, 2, 3}, LAYOUT_CONTIGUOUS);
    torc_tensor d0 = make_f64(SHAPE0, (double[]){1.5});
    HAS_DTYPE(torc_mul(i, 2), TORC_INT64);
    HAS_DTYPE(torc_mul(i, 2.5), TORC_FLOAT32);
    HAS_DTYPE(torc_mul(i, d0), TORC_FLOAT64);
    HAS_DTYPE(torc_mul(h, d0), TORC_FLOAT16);
    HAS_DTYPE(torc_mul(h, i), TORC_FLOAT16);
    HAS_DTYPE(torc_mul(u, s), TORC_INT16);
    HAS_DTYPE(torc_true_divide(i, i), TORC_FLOAT32);
    HAS_DTYPE(torc_add(b, b), TORC_BOOL);
    HAS_DTYPE(torc_clamp(b, .min = 0, .max = 1), TORC_INT64);
    HAS_DTYPE(torc_clamp(i, .min = 0.5), TORC_FLOAT32);
    HAS_DTYPE(torc_square(b), TORC_INT64);
    HAS_DTYPE(torc_where(b, i, torc_wrapped_number(1.5)), TORC_FLOAT32);
    VALUES(torc_add(b, b), 1, 0, 1);
    VALUES(torc_mul(u, s), -3, 510, 0);

    /* operands pass through the common dtype */
    VALUES(torc_eq(u, -1), 0, 1, 0);
    VALUES(torc_eq(make(TORC_INT32, SHAPE(1), (double[]){0}, LAYOUT_CONTIGUOUS), INT64_C(1) << 32), 1);
    VALUES(torc_add(u, 300), 47, 43, 44);
    torc_tensor large = make(TORC_INT32, SHAPE(3), (double[]){100000, 1, 2}, LAYOUT_CONTIGUOUS);
    VALUES(torc_mul(torc_mul(h, 0.0), large), NAN, 0, 0); /* 0 * inf */
    VALUES(torc_mul(h, 0.1), round_to(TORC_FLOAT16, 0.1), round_to(TORC_FLOAT16, 0.2),
           round_to(TORC_FLOAT16, (double)(3 * 0.1f)));
    /* … 0-dim ones too, as recorded from PyTorch */
    torc_tensor i8 = make(TORC_INT8, SHAPE(5), (double[]){127, 2, 7, -128, 1}, LAYOUT_CONTIGUOUS),
                u0 = make(TORC_UINT8, SHAPE0, (double[]){200}, LAYOUT_CONTIGUOUS);
    HAS_DTYPE(torc_pow(i8, u0), TORC_INT8);
    VALUES(torc_pow(i8, u0), 0, 0, 0, 0, 1); /* 200 is -56 there */
    VALUES(torc_maximum(i8, u0), 127, 2, 7, -56, 1);
    VALUES(torc_floor_divide(i8, u0), -3, -1, -1, 2, -1);
    VALUES(torc_lt(i8, u0), 0, 0, 0, 1, 0);
    VALUES(torc_lt(make(TORC_UINT8, SHAPE(2), (double[]){254, 255}, LAYOUT_CONTIGUOUS),
                   make(TORC_INT8, SHAPE0, (double[]){-1}, LAYOUT_CONTIGUOUS)),
           1, 0);
    VALUES(torc_softsign(make(TORC_UINT8, SHAPE(3), (double[]){255, 254, 3}, LAYOUT_CONTIGUOUS)), INFINITY,
           round_to(TORC_FLOAT32, 254.0 / 255), 0.75);
    VALUES(torc_softsign(make(TORC_INT8, SHAPE(2), (double[]){127, -128}, LAYOUT_CONTIGUOUS)), -0.9921875,
           round_to(TORC_FLOAT32, 128.0 / 127));
    if (!on_cuda()) { /* of 16-bit tensors numbers are rounded first, except as factor or divisor */
        torc_tensor bf = make(TORC_BFLOAT16, SHAPE(1), (double[]){-65536}, LAYOUT_CONTIGUOUS);
        VALUES(torc_add(bf, 70000), 4608);
        VALUES(torc_add(bf, make_f32(SHAPE0, (double[]){70000})), 4608);
        VALUES(torc_mul(make(TORC_BFLOAT16, SHAPE(1), (double[]){3}, LAYOUT_CONTIGUOUS), 0.1),
               round_to(TORC_BFLOAT16, (double)(3 * 0.1f)));
    }
    torc_tensor third =
        make(TORC_BFLOAT16, SHAPE(1), (double[]){0.30078125}, LAYOUT_CONTIGUOUS); /* 0.3 as bfloat16 has it */
    VALUES(torc_eq(third, 0.3), 1);
    VALUES(torc_gt(third, 0.3), 0);
    VALUES(torc_fmod(make(TORC_BFLOAT16, SHAPE(1), (double[]){3}, LAYOUT_CONTIGUOUS), 0.3), 0.29296875);
    VALUES(torc_remainder(make(TORC_BFLOAT16, SHAPE(2), (double[]){3, -3}, LAYOUT_STRIDED),
                          make_f32(SHAPE0, (double[]){0.3f})),
           0.29296875, 0.0078125);
    if (on_cuda()) { /* there some operators keep float's precision, and others round attributes too: OPF_ROUNDS */
        VALUES(torc_add(make(TORC_BFLOAT16, SHAPE(1), (double[]){-65536}, LAYOUT_CONTIGUOUS), 70000), 4480);
        VALUES(torc_threshold(third, 0.3, 7), 7);
        VALUES(torc_hardshrink(third, .lambd = 0.3), 0);
        VALUES(torc_softshrink(third, .lambd = 0.3), 0);
        torc_tensor leaf = with_grad(third);
        torc_backward(torc_sum(torc_clamp(leaf, .max = 0.3)));
        VALUES(torc_grad(leaf), 1);
    }
    VALUES(torc_add(b, b, .alpha = -1), 1, 0, 1);
    torc_tensor q = make_i64_exact(SHAPE(2), (int64_t[]){INT64_MIN, INT64_MAX});
    torc_tensor n = torc_div(q, -1, .rounding_mode = "trunc");
    NO_ERROR();
    assert_true(read_int(n, 0) == INT64_MIN && read_int(n, 1) == -INT64_MAX);
    n = torc_add(q, 1);
    assert_true(read_int(n, 0) == INT64_MIN + 1 && read_int(n, 1) == INT64_MIN);
}

/* ------------------------------------------------------------------------------------ layouts */
static void test_layouts(void **state) {
    (void)state;
    torc_tensor t = make_uniform(TORC_FLOAT32, SHAPE(3, 4), 1, 0, 1, LAYOUT_TRANSPOSED),
                c = make_uniform(TORC_FLOAT32, SHAPE(3, 4), 1, 0, 1, LAYOUT_CONTIGUOUS);
    HAS_STRIDES(torc_exp(t), 1, 3);
    HAS_STRIDES(torc_mul(t, t), 1, 3);
    HAS_STRIDES(torc_mul(t, 2), 1, 3);
    HAS_STRIDES(torc_mul(t, c), 1, 3);
    HAS_STRIDES(torc_mul(c, t), 4, 1);
    torc_tensor image = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 4, 5), 1, 0, 1, LAYOUT_CHANNELS_LAST);
    torc_tensor per_channel = make_uniform(TORC_FLOAT32, SHAPE(1, 3, 1, 1), 2, 0, 1, LAYOUT_CONTIGUOUS);
    HAS_STRIDES(torc_relu(image), 60, 1, 15, 3);
    HAS_STRIDES(torc_mul(image, per_channel), 60, 1, 15, 3);
    HAS_STRIDES(torc_exp(make_uniform(TORC_FLOAT32, SHAPE(3, 4), 1, 0, 1, LAYOUT_STRIDED)), 4, 1);
    HAS_STRIDES(torc_add(make_f32(SHAPE(3, 1), (double[]){1, 2, 3}), make_f32(SHAPE(4), (double[]){1, 2, 3, 4})), 4, 1);
    torc_tensor expanded = make_expanded(make_f32(SHAPE(3, 1), (double[]){1, 2, 3}), SHAPE(3, 2));
    HAS_STRIDES(torc_neg(expanded), 2, 1);
    VALUES(torc_neg(expanded), -1, -1, -2, -2, -3, -3);
}

/* ------------------------------------------------------------------------------------ in place, out= */
static void test_inplace(void **state) {
    (void)state;
    for (int l = 0; l < LAYOUT_COUNT; l++) {
        torc_tensor x = make(TORC_FLOAT16, SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6}, l),
                    y = make_f32(SHAPE(3), (double[]){1, 0.5, 2});
        const void *before = torc_data_ptr(x);
        int64_t version = torc_tensor_version(x);
        torc_tensor r = torc_mul_(x, y);
        NO_ERROR();
        assert_ptr_equal(r, x);
        assert_ptr_equal(torc_data_ptr(x), before);
        assert_true(torc_tensor_version(x) > version);
        VALUES(x, 1, 1, 6, 4, 2.5, 12);
        VALUES(torc_add_(x, x), 2, 2, 12, 8, 5, 24);
        VALUES(torc_gt_(x, 5), 0, 0, 1, 1, 0, 1);
        HAS_DTYPE(x, TORC_FLOAT16);
    }
    torc_tensor i = make_i64(SHAPE(3), (double[]){1, 2, 3});
    FAILS(RUNTIME, "result type Float can't be cast to the desired output type Long", torc_add_(i, 1.5));
    FAILS(RUNTIME, "output with shape [3] doesn't match the broadcast shape [2, 3]",
          torc_add_(i, make_i64(SHAPE(2, 3), NULL)));
    VALUES(i, 1, 2, 3);
}

static int warnings;
static char warning[600];
static void count_warning(torc_warning_category category, const char *message, void *context) {
    (void)category;
    warnings += *(int *)context;
    snprintf(warning, sizeof warning, "%s", message);
}

/* A tensor of another shape is resized, with PyTorch's warning if it had elements. */
static void test_out_resized(void **state) {
    (void)state;
    int one = 1;
    torc_tensor x = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6});
    warnings = 0;
    torc_set_warning_handler(count_warning, TORC_CONTEXT(&one));
    torc_tensor base = make_f32(SHAPE(10), (double[]){9, 9, 9, 9, 9, 9, 9, 9, 9, 9}), out = torc_narrow(base, 0, 1, 2);
    int64_t version = torc_tensor_version(out);
    assert_ptr_equal(torc_exp_out(out, torc_log(x)), out); /* there is room in its storage */
    HAS_SHAPE(out, 2, 3);
    VALUES(out, 1, 2, 3, 4, 5, 6);
    VALUES(base, 9, 1, 2, 3, 4, 5, 6, 9, 9, 9);
    assert_true(torc_tensor_version(out) > version);
    assert_int_equal(warnings, 1);
    assert_string_equal(
        warning,
        "An output with one or more elements was resized since it had shape [2], which does not match the required output "
        "shape [2, 3]. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they "
        "have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).");
    torc_tensor small = torc_clone(make_f64(SHAPE(1), (double[]){7}));
    VALUES(torc_mul_out(small, x, x), 1, 4, 9, 16, 25, 36); /* there is not; converted on the way */
    HAS_DTYPE(small, TORC_FLOAT64);
    torc_tensor image = make_uniform(TORC_FLOAT32, SHAPE(2, 3, 4, 5), 1, 0, 1, LAYOUT_CHANNELS_LAST),
                flat = torc_zeros(SHAPE(3));
    torc_exp_out(flat, image);
    HAS_STRIDES(flat, 60, 1, 15, 3); /* the layout that a new result would have */
    SAME_CLOSE(flat, torc_exp(image));
    torc_tensor narrow = make_f32(SHAPE(7), NULL);
    VALUES(torc_sum_out(narrow, x, .dim = DIMS(0)), 5, 7, 9);
    VALUES(torc_mm_out(torc_zeros(SHAPE(1)), x, torc_transpose(x, 0, 1)), 14, 32, 32, 77);
    assert_int_equal(warnings, 5);
    torc_exp_out(make_f32(SHAPE(0), NULL), x);
    torc_exp_out(make_f32(SHAPE(2, 3), NULL), x);
    NO_ERROR();
    assert_int_equal(warnings, 5); /* empty ones and those that fit are none of it */
    FAILS(RUNTIME, "The size of tensor a (3)", torc_add_out(narrow, x, make_f32(SHAPE(2), NULL)));
    HAS_SHAPE(narrow, 3);
    assert_int_equal(warnings, 5);
    FAILS(RUNTIME, "more than one element of the written-to tensor",
          torc_exp_out(torc_expand(make_f32(SHAPE(1), NULL), SHAPE(4)), x));
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

/* Two outputs, each laid out in its own way, over more than a block of elements; the first may be the input. */
static void test_two_outputs(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT64, TORC_FLOAT16};
    for (int d = 0; d < LENGTH(dtypes); d++)
        for (int a = 0; a < LAYOUT_COUNT; a++)
            for (int b = 0; b < LAYOUT_COUNT; b++) {
                int64_t scope = torc_scope_begin();
                torc_tensor x = make_uniform(dtypes[d], SHAPE(37, 65), 1, -100, 100, (layout)a);
                const torc_frexp_result want = torc_frexp(torc_contiguous(x));
                torc_frexp_result got = {make(dtypes[d], SHAPE(37, 65), NULL, (layout)b),
                                         make(TORC_INT32, SHAPE(37, 65), NULL, (layout)((a + b) % LAYOUT_COUNT))};
                torc_frexp_out(got, x);
                NO_ERROR();
                SAME_CLOSE(got.mantissa, want.mantissa);
                SAME_CLOSE(got.exponent, want.exponent);
                got.mantissa = x;
                torc_frexp_out(got, x);
                NO_ERROR();
                SAME_CLOSE(x, want.mantissa);
                SAME_CLOSE(got.exponent, want.exponent);
                torc_scope_end(scope);
            }
    torc_tensor x = make_f32(SHAPE(3), (double[]){1, 2, 3}), e = make(TORC_INT32, SHAPE(3), NULL, LAYOUT_CONTIGUOUS);
    torc_frexp_result wide = {make_f64(SHAPE(3), NULL), e},
                      long_ = {make_f32(SHAPE(3), NULL), make_i64(SHAPE(3), NULL)};
    FAILS(RUNTIME, "torch.frexp() expects mantissa to have dtype float but got double",
          torc_frexp_out(wide, x).mantissa);
    FAILS(RUNTIME, "torch.frexp() expects exponent to have int dtype but got long int",
          torc_frexp_out(long_, x).mantissa);
    FAILS(RUNTIME, "torch.frexp() only supports floating-point dtypes", torc_frexp(e).mantissa);
}

/* Which dtypes out= may have: what PyTorch 2.11 says of each. */
static void test_out_dtypes(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(2), (double[]){1, 2}), wide = make_f64(SHAPE(2), NULL),
                i = make_i64(SHAPE(2), (double[]){1, 2}), b = make_bool(SHAPE(2), (double[]){1, 0});
    FAILS(RUNTIME, "Found dtype Double but expected Float", torc_abs_out(wide, x));
    FAILS(RUNTIME, "Found dtype Float but expected Long", torc_neg_out(x, i));
    FAILS(RUNTIME, "Found dtype Long but expected Float", torc_floor_out(i, x));
    FAILS(RUNTIME, "Found dtype Double but expected Float", torc_gelu_out(wide, x));
    FAILS(RUNTIME, "Found dtype Double but expected Float", torc_leaky_relu_out(wide, x));
    FAILS(RUNTIME, "Found dtype Byte but expected Bool",
          torc_bitwise_not_out(make(TORC_UINT8, SHAPE(2), NULL, LAYOUT_CONTIGUOUS), b));
    FAILS(RUNTIME, "Found dtype Double but expected Float", torc_lerp_out(wide, x, x, x));
    VALUES(torc_lerp_scalar_out(wide, x, x, 0.5), 1, 2);
    FAILS(RUNTIME, "Expected out type to be Float but got Double", torc_where_out(wide, b, x, x));
    FAILS(RUNTIME, "signbit does not support non-boolean outputs.", torc_signbit_out(i, x));
    FAILS(RUNTIME, "nan_to_num: dtype of out: Double should be same as input: Float", torc_nan_to_num_out(wide, x));
    FAILS(RUNTIME, "expected scalar type Float but found Double", torc_logsigmoid_out(wide, x));
    FAILS(RUNTIME, "result type Float can't be cast to the desired output type Long", torc_exp_out(i, x));
    FAILS(RUNTIME, "result dtype Double does not match input dtype Float", torc_dot_out(make_f64(SHAPE0, NULL), x, x));
    FAILS(RUNTIME, "Expected out tensor to have dtype float, but got double instead",
          torc_mv_out(wide, make_f32(SHAPE(2, 2), NULL), x));
    FAILS(RUNTIME, "index_select(): self and result must have the same scalar type",
          torc_index_select_out(wide, x, 0, i));
    FAILS(TYPE, "torch.cat(): input types can't be cast to the desired output type Long",
          torc_cat_out(i, TENSORS(x, x)));
    VALUES(torc_exp_out(wide, make_f32(SHAPE(2), NULL)), 1, 1);
    VALUES(torc_logical_not_out(wide, b), 0, 1);
    /* What can be stored is asked before what can be computed. */
    FAILS(RUNTIME, "result type Float can't be cast to the desired output type Long", torc_bitwise_and_(i, x));
    FAILS(NOT_IMPLEMENTED, "\"bitwise_and\" not implemented for 'Float'", torc_bitwise_and_(x, x));
    FAILS(RUNTIME, "output with shape [] doesn't match the broadcast shape [2]",
          torc_bitwise_left_shift_(make_f32(SHAPE0, NULL), x));
}

static void test_out(void **state) {
    (void)state;
    torc_tensor a = make_f32(SHAPE(2, 3), (double[]){1, 2, 3, 4, 5, 6}), b = make_f32(SHAPE(3), (double[]){1, 2, 3});
    for (int l = 0; l < LAYOUT_COUNT; l++) {
        torc_tensor out = make(TORC_FLOAT64, SHAPE(2, 3), NULL, l);
        assert_ptr_equal(torc_mul_out(out, a, b), out);
        VALUES(out, 1, 4, 9, 4, 10, 18);
        torc_tensor mask = make(TORC_BOOL, SHAPE(2, 3), NULL, l);
        VALUES(torc_ge_out(mask, a, torc_wrapped_number(3)), 0, 0, 1, 1, 1, 1);
        VALUES(torc_lt_out(out, a, b), 0, 0, 0, 0, 0, 0);
    }
    VALUES(torc_mul_out(a, a, b), 1, 4, 9, 4, 10, 18);
    torc_tensor bytes = make(TORC_UINT8, SHAPE(2, 3), NULL, LAYOUT_CONTIGUOUS);
    FAILS(RUNTIME, "result type Float can't be cast to the desired output type Byte", torc_mul_out(bytes, a, b));
    torc_tensor empty = make(TORC_FLOAT32, SHAPE(0), NULL, LAYOUT_CONTIGUOUS);
    VALUES(torc_exp_out(empty, make_f32(SHAPE(2), (double[]){0, 1})), 1, exp(1));
    /* part of what is read is written */
    torc_tensor base = make_f32(SHAPE(4), (double[]){1, 2, 3, 4});
    FAILS(RUNTIME, "some elements of the input tensor and the written-to tensor refer to a single memory location",
          torc_add_(torc_narrow(base, 0, 0, 3), torc_narrow(base, 0, 1, 3)));
    torc_tensor ex = make_expanded(make_f32(SHAPE(1), (double[]){1}), SHAPE(3));
    FAILS(RUNTIME, "more than one element of the written-to tensor refers to a single memory location",
          torc_add_(ex, 1));
}

/* ------------------------------------------------------------------------------------ composites */
static void test_div(void **state) {
    (void)state;
    torc_tensor a = make_f32(SHAPE(7), (double[]){5, -5, 5, INFINITY, 0, -0.0, 1}),
                b = make_f32(SHAPE(7), (double[]){-3, 3, INFINITY, 2, 2, 2, 0});
    VALUES(torc_floor_divide(a, b), -2, -2, 0, NAN, 0, -0.0, INFINITY);
    VALUES(torc_div(a, b, .rounding_mode = "floor"), -2, -2, 0, NAN, 0, -0.0, INFINITY);
    VALUES(torc_div(a, b, .rounding_mode = "trunc"), -1, -1, 0, INFINITY, 0, -0.0, INFINITY);
    torc_tensor r = torc_remainder(a, b);
    VALUES(r, -1, 1, 5, NAN, 0, -0.0, NAN);
    assert_true(signbit(read_element(r, 5)) && !signbit(read_element(r, 4)));
    torc_tensor i = make_i64(SHAPE(4), (double[]){7, -7, 7, -7}), j = make_i64(SHAPE(4), (double[]){2, 2, -2, -2});
    VALUES(torc_div(i, j), 3.5, -3.5, -3.5, 3.5);
    VALUES(torc_div(i, j, .rounding_mode = "trunc"), 3, -3, -3, 3);
    VALUES(torc_div(i, j, .rounding_mode = "floor"), 3, -4, -4, 3);
    VALUES(torc_remainder(i, j), 1, 1, -1, -1);
    VALUES(torc_fmod(i, j), 1, -1, 1, -1);
    VALUES(torc_div(i, 2), 3.5, -3.5, 3.5, -3.5);
    VALUES(torc_div_(make_f32(SHAPE(1), (double[]){7}), 2, .rounding_mode = "floor"), 3);
    VALUES(torc_div(i, 0), INFINITY, -INFINITY, INFINITY, -INFINITY);
    FAILS(RUNTIME, "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found 'ceil'",
          torc_div(i, j, .rounding_mode = "ceil"));
    torc_tensor zeros = make_i64(SHAPE(4), (double[]){1, 2, 0, 3}),
                untouched = make_i64(SHAPE(4), (double[]){9, 9, 9, 9});
    if (on_cuda()) return; /* a kernel cannot refuse: there the quotient is undefined, as in PyTorch */
    FAILS(RUNTIME, "ZeroDivisionError", torc_floor_divide_out(untouched, i, zeros));
    FAILS(RUNTIME, "ZeroDivisionError", torc_remainder(i, zeros));
    FAILS(RUNTIME, "ZeroDivisionError", torc_fmod(i, 0));
    FAILS(RUNTIME, "ZeroDivisionError", torc_div(i, zeros, .rounding_mode = "trunc"));
    torc_tensor byte = make(TORC_UINT8, SHAPE(1), (double[]){5}, LAYOUT_CONTIGUOUS);
    FAILS(RUNTIME, "ZeroDivisionError", torc_remainder(byte, 256)); /* 256 is 0 as uint8 */
    VALUES(untouched, 9, 9, 9, 9);
}

static void test_clamp(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(5), (double[]){-2, 0.5, 2, NAN, INFINITY});
    VALUES(torc_clamp(x, .min = -1, .max = 1), -1, 0.5, 1, NAN, 1);
    VALUES(torc_clamp(x, .min = 0), 0, 0.5, 2, NAN, INFINITY);
    VALUES(torc_clamp(x, .max = 0), -2, 0, 0, NAN, 0);
    VALUES(torc_clamp(x, .min = 3, .max = 2), 2, 2, 2, NAN, 2);
    VALUES(torc_clamp(x, .min = (double)NAN, .max = 2), NAN, NAN, NAN, NAN, NAN);
    VALUES(torc_clamp_tensor(x, .min = make_f32(SHAPE(5), (double[]){0, 1, NAN, 0, 0}),
                             .max = make_f32(SHAPE(1), (double[]){1.5})),
           0, 1, NAN, NAN, 1.5);
    VALUES(torc_clamp_(make_f32(SHAPE(2), (double[]){-5, 5}), .max = 3), -5, 3);
    VALUES(torc_clamp_out(make_f32(SHAPE(5), NULL), x, .min = -1, .max = 1), -1, 0.5, 1, NAN, 1);
    FAILS(RUNTIME, "Found dtype Double but expected Float", torc_clamp_out(make_f64(SHAPE(5), NULL), x, .min = -1));
    VALUES(torc_clamp_tensor_out(make_f64(SHAPE(5), NULL), x, .min = make_f32(SHAPE(1), (double[]){-1})), -1, 0.5, 2,
           NAN, INFINITY);
    VALUES(torc_clamp(x, .min = (double)NAN), -2, 0.5, 2, NAN, INFINITY); /* alone, NaN is no bound */
    VALUES(torc_clamp(x, .max = (double)NAN), -2, 0.5, 2, NAN, INFINITY);
    FAILS(RUNTIME, "torch.clamp: At least one of 'min' or 'max' must not be None", torc_clamp(x));
}

static void test_composites(void **state) {
    (void)state;
    torc_tensor x = make_f32(SHAPE(4), (double[]){NAN, INFINITY, -INFINITY, 1.5});
    VALUES(torc_nan_to_num(x), 0, FLT_MAX, -FLT_MAX, 1.5);
    VALUES(torc_nan_to_num(make(TORC_FLOAT16, SHAPE(2), (double[]){INFINITY, -INFINITY}, LAYOUT_CONTIGUOUS)), 65504,
           -65504);
    VALUES(torc_nan_to_num(x, .nan = 7, .neginf = -1.0), 7, FLT_MAX, -1, 1.5);
    VALUES(torc_nan_to_num(make_bool(SHAPE(2), (double[]){1, 0})), 1, 0);
    VALUES(torc_bitwise_not(make_bool(SHAPE(2), (double[]){1, 0})), 0, 1);
    VALUES(torc_bitwise_not(make(TORC_UINT8, SHAPE(2), (double[]){1, 0}, LAYOUT_CONTIGUOUS)), 254, 255);
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Float'", torc_bitwise_not(x));
    torc_tensor y = make_f64(SHAPE(3), (double[]){-1, 0, 1});
    VALUES(torc_gelu(y), -0.15865525393145707, 0, 0.8413447460685429);
    VALUES(torc_gelu(y, .approximate = "tanh"), -0.15880800939172324, 0, 0.8411919906082768);
    FAILS(RUNTIME, "approximate argument must be either none or tanh.", torc_gelu(y, .approximate = "sigmoid"));
    VALUES(torc_round(make_f64(SHAPE(4), (double[]){1.25, -1.35, 0.5, 1.5}), .decimals = 1), 1.2, -1.4, 0.5, 1.5);
    VALUES(torc_round(make_f64(SHAPE(3), (double[]){1250, 15, 25}), .decimals = -1), 1250, 20, 20);
    VALUES(torc_round(make_f64(SHAPE(4), (double[]){0.5, 1.5, -0.5, 2.5})), 0, 2, -0.0, 2);
    VALUES(torc_lerp(make_f32(SHAPE(2), (double[]){0, 10}), make_f32(SHAPE(2), (double[]){1, 20}), 0.25), 0.25, 12.5);
    VALUES(torc_pow(torc_wrapped_number(2), make_i64(SHAPE(3), (double[]){1, 2, 3})), 2, 4, 8);
    VALUES(torc_pow(make_i64(SHAPE(4), (double[]){0, 1, -1, 2}), make_i64(SHAPE(4), (double[]){-1, -1, -1, -1})), 0, 1,
           -1, 0);
    for (int k = 0; k < 4; k++) {
        static const double exponents[] = {2, 0.5, -1, -0.5};
        double want[3];
        for (int i = 0; i < 3; i++) want[i] = pow(i + 1.5, exponents[k]);
        CLOSE(torc_pow(make_f32(SHAPE(3), (double[]){1.5, 2.5, 3.5}), exponents[k]), want);
    }
}

/* Of unsigned integers and 8-bit floats only powers that need none: ones, and copies. */
static void test_powers_of_unusual_dtypes(void **state) {
    (void)state;
    static const torc_dtype dtypes[] = {TORC_UINT16, TORC_UINT32, TORC_UINT64, TORC_FLOAT8_E4M3FN, TORC_FLOAT8_E5M2};
    for (int d = 0; d < LENGTH(dtypes); d++) {
        torc_tensor x = torc_to(make_f32(SHAPE(4), (double[]){3, 0, 7, 96}), .dtype = dtypes[d]);
        torc_tensor other = torc_select(x, 0, 0);
        HAS_DTYPE(torc_pow(x, 0), dtypes[d]);
        VALUES(torc_pow(x, 0), 1, 1, 1, 1);
        VALUES(torc_pow(x, (_Bool) false), 1, 1, 1, 1);
        VALUES(torc_pow(x, 1), 3, 0, 7, 96);
        VALUES(torc_pow(x, (_Bool) true), 3, 0, 7, 96);
        VALUES(torc_pow_(torc_clone(x), 1), 3, 0, 7, 96);
        VALUES(torc_pow(torc_slice(x, 0, 0, 4, 2), 1), 3, 7);
        FAILS(NOT_IMPLEMENTED, "\"pow\" not implemented for", torc_pow(x, 2));
        FAILS(NOT_IMPLEMENTED, "\"pow\" not implemented for", torc_pow(x, x));
        FAILS(NOT_IMPLEMENTED, "\"pow\" not implemented for", torc_pow(x, other));
    }
}

static void test_powers_of_bool(void **state) {
    (void)state;
    torc_tensor x = make_bool(SHAPE(2), (double[]){1, 0});
    HAS_DTYPE(torc_pow(x, (_Bool) true), TORC_BOOL);
    VALUES(torc_pow(x, (_Bool) true), 1, 0);
    VALUES(torc_pow(x, (_Bool) false), 1, 1);
    VALUES(torc_pow_(torc_clone(x), (_Bool) false), 1, 1);
    HAS_DTYPE(torc_pow(x, 1), TORC_INT64);
    FAILS(NOT_IMPLEMENTED, "\"pow\" not implemented for 'Bool'", torc_pow(x, x));
}

static void test_masked_fill(void **state) {
    (void)state;
    torc_tensor x = make_i64(SHAPE(3), (double[]){1, 2, 3}), m = make_bool(SHAPE(3), (double[]){1, 0, 1});
    VALUES(torc_masked_fill(x, m, 9), 9, 2, 9);
    VALUES(torc_masked_fill(make_f32(SHAPE(2, 3), NULL), m, make_f64(SHAPE0, (double[]){-INFINITY})), -INFINITY, 0,
           -INFINITY, -INFINITY, 0, -INFINITY);
    /* A value of any dtype becomes one of x's, also where the two have none in common; in a bool tensor what is not 0 is true. */
    for (int d = 0; d < TORC_DTYPE_COUNT - 1; d++) {
        const bool whole = !torc_dtype_is_floating_point((torc_dtype)(d + 1)) &&
                           !torc_dtype_is_complex((torc_dtype)(d + 1)) && d + 1 != TORC_BOOL;
        torc_tensor half = torc_to(make_f32(SHAPE0, (double[]){0.5}), .dtype = (torc_dtype)(d + 1));
        VALUES(torc_masked_fill(make_bool(SHAPE(3), NULL), m, half), !whole, 0, !whole);
        VALUES(torc_masked_fill_(make_bool(SHAPE(3), (double[]){0, 1, 1}), m, half), !whole, 1, !whole);
        torc_tensor value = torc_to(make_f32(SHAPE0, (double[]){5}), .dtype = (torc_dtype)(d + 1));
        const double five = d + 1 == TORC_BOOL ? 1 : 5;
        VALUES(torc_masked_fill(x, m, value), five, 2, five);
        VALUES(torc_masked_fill_(torc_clone(x), m, value), five, 2, five);
        VALUES(torc_masked_fill(make_f32(SHAPE(3), NULL), m, value), five, 0, five);
        VALUES(torc_masked_fill(make_bool(SHAPE(3), NULL), m, value), 1, 0, 1);
    }
    VALUES(torc_masked_fill(make_bool(SHAPE(3), NULL), m, -0.25), 1, 0, 1);
    VALUES(torc_masked_fill(make_bool(SHAPE(3), NULL), m, (double)NAN), 1, 0, 1);
    VALUES(torc_masked_fill(make_bool(SHAPE(3), NULL), m, __builtin_complex(0.0, 0.5)), 1, 0, 1);
    VALUES(torc_masked_fill(make_bool(SHAPE(3), NULL), m, -0.0), 0, 0, 0);
    VALUES(torc_masked_fill_(x, m, 7), 7, 2, 7);
    FAILS(RUNTIME, "masked_fill_ only supports boolean masks, but got mask with dtype Long", torc_masked_fill(x, x, 1));
    FAILS(RUNTIME, "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with 1 dimension(s).",
          torc_masked_fill(x, m, make_i64(SHAPE(1), NULL)));
    FAILS(RUNTIME, "value cannot be converted to type int64_t without overflow",
          torc_masked_fill(x, m, (double)INFINITY));
}

/* ------------------------------------------------------------------------------------ refusals */
static void test_refusals(void **state) {
    (void)state;
    torc_tensor i = make_i64(SHAPE(3), (double[]){1, 2, 3}), b = make_bool(SHAPE(3), (double[]){1, 0, 1}),
                x = make_f32(SHAPE(3), (double[]){1, 2, 3});
    FAILS(RUNTIME, "The size of tensor a (3) must match the size of tensor b (4) at non-singleton dimension 0",
          torc_add(x, make_f32(SHAPE(4), NULL)));
    FAILS(RUNTIME, "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 1",
          torc_mul(make_f32(SHAPE(4, 2), NULL), make_f32(SHAPE(4, 3), NULL)));
    FAILS(RUNTIME, "Subtraction, the `-` operator, with two bool tensors is not supported.", torc_sub(b, b));
    FAILS(RUNTIME, "Subtraction, the `-` operator, with a bool tensor is not supported.", torc_sub(b, 1));
    FAILS(RUNTIME, "Negation, the `-` operator, on a bool tensor is not supported.", torc_neg(b));
    FAILS(RUNTIME, "For integral input tensors, argument alpha must not be a floating point number.",
          torc_add(i, i, .alpha = 0.5));
    FAILS(RUNTIME, "Boolean alpha only supported for Boolean results.",
          torc_add(i, i, .alpha = torc_number_bool(true)));
    VALUES(torc_add(i, i, .alpha = true), 2, 4, 6); /* C's true is 1 */
    FAILS(RUNTIME, "Integers to negative integer powers are not allowed.", torc_pow(i, -1));
    FAILS(RUNTIME, "Boolean inputs not supported for relu", torc_relu(b));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Bool'", torc_abs(b));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Long'", torc_silu(i));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Float'", torc_bitwise_and(x, x));
    FAILS(RUNTIME, "where expected condition to be a boolean tensor, but got a tensor with dtype Long",
          torc_where(i, x, x));
    FAILS(RUNTIME, "expected dtype float for `end` but got dtype double", torc_lerp(x, make_f64(SHAPE(3), NULL), 0.5));
    FAILS(RUNTIME, "Integer division with addcdiv is no longer supported", torc_addcdiv(x, i, i));
    FAILS(VALUE, "min_val cannot be greater than max_val", torc_hardtanh(x, .min_val = 2, .max_val = 1));
    FAILS(RUNTIME, "lambda must be in range [0, 3.40282e+38] for input dtype Float, but found -1",
          torc_softshrink(x, .lambd = -1));
    FAILS(NOT_IMPLEMENTED, "not implemented for 'Long'", torc_softshrink(i, .lambd = -1));
    torc_tensor h = make(TORC_FLOAT16, SHAPE(3), (double[]){1, 2, 3}, LAYOUT_CONTIGUOUS);
    static const char half[] = "value cannot be converted to type c10::Half without overflow",
                      single[] = "value cannot be converted to type float without overflow";
    FAILS(RUNTIME, half, torc_add(h, h, .alpha = 70000));
    FAILS(RUNTIME, half, torc_pow(h, 1e5));
    FAILS(RUNTIME, half, torc_clamp(h, .min = 65520));
    FAILS(RUNTIME, half, torc_masked_fill(h, b, -70000));
    FAILS(RUNTIME, half, torc_hardshrink(h, .lambd = 1e5));
    FAILS(RUNTIME, half, torc_threshold(h, 1, 70000));
    FAILS(RUNTIME, half, torc_hardtanh(h, .max_val = 70000));
    FAILS(RUNTIME, single, torc_leaky_relu(h, .negative_slope = 1e39));
    FAILS(RUNTIME, single, torc_lerp(h, h, 1e39));
    FAILS(RUNTIME, single, torc_addcmul(h, h, h, .value = 1e39));
    FAILS(RUNTIME, "value cannot be converted to type c10::BFloat16 without overflow",
          torc_fill_(make(TORC_BFLOAT16, SHAPE(1), NULL, LAYOUT_CONTIGUOUS), 3.4e38));
    FAILS(RUNTIME, "value cannot be converted to type int8_t without overflow",
          torc_where(b, make(TORC_INT8, SHAPE(3), NULL, LAYOUT_CONTIGUOUS), torc_wrapped_number(300)));
    FAILS(RUNTIME, "Subtraction, the `-` operator, with a bool tensor", torc_tanhshrink(b));
    VALUES(torc_add(x, x, .alpha = 77), 78, 156, 234);
    FAILS(TYPE, "add(): argument 'alpha' must be Number, not None", torc_add(x, x, .alpha = TORC_NONE_FLOAT));
    FAILS(RUNTIME, "alpha cannot be 0 for CELU", torc_celu(x, .alpha = 0));
    FAILS(TYPE, "argument 'other' must be Tensor, not None", torc_mul(x, NULL));
}

/* ------------------------------------------------------------------------------------ copy_, fill_ */
static void test_copy(void **state) {
    (void)state;
    static const double values[] = {0,  1,  2.5, 100.75, 3,  7,  8,  9,  10.5, 11, 12, 13,
                                    14, 15, 16,  17,     18, 19, 20, 21, 22,   23, 24, 25};
    for (int from = TORC_BOOL; from < TORC_DTYPE_COUNT; from++)
        for (int to = TORC_BOOL; to < TORC_DTYPE_COUNT; to++)
            for (int l = 0; l < LAYOUT_COUNT * LAYOUT_COUNT; l++) {
                int64_t scope = torc_scope_begin();
                torc_tensor src = make((torc_dtype)from, SHAPE(2, 3, 4), values, l % LAYOUT_COUNT),
                            dst = make((torc_dtype)to, SHAPE(2, 3, 4), NULL, l / LAYOUT_COUNT);
                assert_ptr_equal(torc_copy_(dst, src), dst);
                double want[24];
                for (int i = 0; i < 24; i++) want[i] = round_to((torc_dtype)to, round_to((torc_dtype)from, values[i]));
                EXACT(dst, want);
                torc_scope_end(scope);
            }
    VALUES(torc_copy_(make_f32(SHAPE(2, 2), NULL), make_i64(SHAPE(2), (double[]){3, 4})), 3, 4, 3, 4);
    VALUES(torc_copy_(make_bool(SHAPE(3), NULL), make_f32(SHAPE(3), (double[]){NAN, 0.1, -0.0})), 1, 1, 0);
    VALUES(torc_copy_(make_i64(SHAPE(2), NULL), make_f32(SHAPE(2), (double[]){-2.9, 2.9})), -2, 2);
    VALUES(torc_copy_(make(TORC_UINT8, SHAPE(3), NULL, LAYOUT_CONTIGUOUS), make_f32(SHAPE(3), (double[]){-1, 300, 7})),
           255, 44, 7);
    FAILS(RUNTIME, "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 0",
          torc_copy_(make_f32(SHAPE(3), NULL), make_f32(SHAPE(2), NULL)));
    FAILS(RUNTIME, "output with shape [2] doesn't match the broadcast shape [3, 2]",
          torc_copy_(make_f32(SHAPE(2), NULL), make_f32(SHAPE(3, 2), NULL)));
    torc_tensor wide = make_uniform(TORC_FLOAT32, SHAPE(3, 300, 257), 4, -1, 1, LAYOUT_TRANSPOSED),
                tall = make_f32(SHAPE(3, 300, 257), NULL);
    SAME(torc_copy_(tall, wide), wide); /* in tiles, over several threads */
    SAME(torc_copy_(make(TORC_FLOAT32, SHAPE(3, 300, 257), NULL, LAYOUT_STRIDED), wide), wide);
}

static void test_rounding_of_halves(void **state) {
    (void)state;
    /* every float16 survives the way to float and back; ties go to even; what is above the largest becomes infinite */
    uint16_t bits[65536], back[65536];
    for (int i = 0; i < 65536; i++) bits[i] = (uint16_t)i;
    torc_dtype dtypes[] = {TORC_FLOAT16, TORC_BFLOAT16};
    for (int d = 0; d < 2; d++) {
        torc_tensor h = torc_from_blob(bits, SHAPE(65536), .dtype = dtypes[d]), f = make_f32(SHAPE(65536), NULL),
                    again = torc_from_blob(back, SHAPE(65536), .dtype = dtypes[d]);
        torc_copy_(f, h);
        torc_copy_(again, f);
        NO_ERROR();
        for (int i = 0; i < 65536; i++) {
            double want = read_element(h, i);
            assert_true(is_close(read_element(f, i), want, 0, 0));
            assert_true(isnan(want) ? isnan(read_element(again, i)) : back[i] == bits[i]);
        }
    }
    double ties[] = {1 + 0x1p-11, 1 + 3 * 0x1p-11, 65519, 65520, 0x1p-25, 0x1.8p-25, -0x1p-24, 1e-9};
    for (int l = 0; l < 2; l++) {
        double want[8];
        for (int i = 0; i < 8; i++) want[i] = round_to(TORC_FLOAT16, ties[i]);
        EXACT(torc_copy_(make(TORC_FLOAT16, SHAPE(8), NULL, l ? LAYOUT_STRIDED : LAYOUT_CONTIGUOUS),
                         make_f32(SHAPE(8), ties)),
              want);
    }
}

static void test_fill(void **state) {
    (void)state;
    for (int d = TORC_BOOL; d < TORC_DTYPE_COUNT; d++)
        for (int l = 0; l < LAYOUT_COUNT; l++) {
            torc_tensor t = make((torc_dtype)d, SHAPE(3, 5), NULL, l);
            assert_ptr_equal(torc_fill_(t, 3), t);
            for (int i = 0; i < 15; i++) assert_true(read_element(t, i) == (d == TORC_BOOL ? 1 : 3));
            torc_zero_(t);
            for (int i = 0; i < 15; i++) assert_true(read_element(t, i) == 0);
        }
    /* only the elements, not the gaps */
    torc_tensor base = make_f32(SHAPE(6), NULL);
    torc_tensor odd = torc_as_strided(base, SHAPE(3), INTS(2));
    torc_fill_(odd, 1.5);
    VALUES(base, 1.5, 0, 1.5, 0, 1.5, 0);
    VALUES(torc_fill_(make_i64(SHAPE(1), NULL), 1.5), 1);
    VALUES(torc_fill_(make(TORC_UINT8, SHAPE(1), NULL, LAYOUT_CONTIGUOUS), -1), 255);
    VALUES(torc_fill_(make(TORC_FLOAT16, SHAPE(1), NULL, LAYOUT_CONTIGUOUS), (double)INFINITY), INFINITY);
    FAILS(RUNTIME, "value cannot be converted to type c10::Half without overflow",
          torc_fill_(make(TORC_FLOAT16, SHAPE(1), NULL, LAYOUT_CONTIGUOUS), 65520));
    FAILS(RUNTIME, "value cannot be converted to type uint8_t without overflow",
          torc_fill_(make(TORC_UINT8, SHAPE(1), NULL, LAYOUT_CONTIGUOUS), 300));
    FAILS(RUNTIME, "value cannot be converted to type float without overflow",
          torc_fill_(make_f32(SHAPE(1), NULL), 1e40));
    torc_tensor exact = torc_fill_(make_i64(SHAPE(1), NULL), INT64_MAX);
    assert_true(read_int(exact, 0) == INT64_MAX);
}

/* Signs of zero, where a value comparison sees nothing. */
static void test_signed_zeros(void **state) {
    (void)state;
    torc_tensor z = make_f32(SHAPE(1), (double[]){-0.0});
    assert_true(signbit(read_element(torc_relu(z), 0)));
    assert_true(signbit(read_element(torc_sin(z), 0)));
    assert_true(signbit(read_element(torc_expm1(z), 0)));
    assert_true(signbit(read_element(torc_tanh(z), 0)));
    assert_true(signbit(read_element(torc_trunc(make_f32(SHAPE(1), (double[]){-0.5})), 0)));
    assert_true(signbit(read_element(torc_neg(make_f32(SHAPE(1), (double[]){0})), 0)));
    assert_false(signbit(read_element(torc_abs(z), 0)));
    NO_ERROR();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_promotion),
        SCOPED(test_layouts),
        SCOPED(test_inplace),
        SCOPED(test_out),
        SCOPED(test_out_resized),
        SCOPED(test_two_outputs),
        SCOPED(test_out_dtypes),
        SCOPED(test_div),
        SCOPED(test_clamp),
        SCOPED(test_composites),
        SCOPED(test_powers_of_unusual_dtypes),
        SCOPED(test_powers_of_bool),
        SCOPED(test_masked_fill),
        SCOPED(test_refusals),
        SCOPED(test_copy),
        SCOPED(test_rounding_of_halves),
        SCOPED(test_fill),
        SCOPED(test_signed_zeros),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
