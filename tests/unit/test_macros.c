/* test_macros.c - every function-like macro of the public headers compiles.
 *
 * A macro is text until somebody writes it: one over a glue macro that does not exist, or with an argument too few, stays
 * unseen in a header. generated/option_macros.h expands all macros over functions with options once; those of other forms
 * are expanded here. Most of it need not run: NULL tensors are errors. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "generated/option_macros.h"

static void cuda_guards(void) {
    TORC_CUDA_STREAM(torc_cuda_current_stream(0)) TORC_CUDA_DEVICE(0)(void) torc_cuda_event_new();
    TORC_CUDA_GRAPH(torc_cuda_graph_new(false))(void) torc_ones(SHAPE(1), .device = TORC_CUDA(0));
}

static void expanded(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    expand_core();
    expand_ops();
    expand_autograd();
    expand_nn();
    expand_optim();
    assert_int_not_equal(torc_error(), TORC_ERROR_OK);
    torc_error_clear();
    torc_scope_end(scope);
    /* Files, and what only a GPU has: compiled, not run. */
    void (*volatile others[])(void) = {expand_io, expand_cuda, expand_cuda_kernel, cuda_guards};
    assert_non_null(others[0]);
}

static void of_other_forms(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    float one = 1;
    torc_tensor t = torc_tensor_from(FLOATS(1, 2, 3, 4), SHAPE(2, 2));
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(DOUBLES(1), DIMS(1))), TORC_FLOAT64);
    assert_int_equal(torc_tensor_dtype(torc_tensor_from(INT64S(1), INTS(1), .dtype = TORC_INT32)), TORC_INT32);
    assert_int_equal(torc_dim(torc_tensor_from(&one, SHAPE0)), 0);
    assert_int_equal(torc_size(torc_cat(TENSORS(t, t)), 0), 4);
    assert_true(NUM(2).kind == TORC_NUMBER_INT && NUM(2.0f).kind == TORC_NUMBER_FLOAT);
    assert_int_equal(TORC_CUDA(1).index, 1);
    assert_int_equal(TORC_CPU.type, TORC_DEVICE_CPU);
    TORC_NO_GRAD assert_false(torc_is_grad_enabled());
    for (int i = 0; i < 2; i++) {
        TORC_INFERENCE_MODE {
            assert_true(torc_is_inference(torc_ones(1)));
            if (i) break; /* the block, not the loop */
        }
        assert_false(torc_is_inference_mode_enabled());
    }
    assert_non_null(torc_module_forward(torc_nn_sequential(torc_nn_relu(), torc_nn_flatten()), t));
    assert_string_equal(TEXTS("a", "b")[1], "b");
    const torc_cuda_argument arguments[] = {
        KERNEL_TENSOR(t), KERNEL_TENSOR_OUT(t), KERNEL_INT32(1),      KERNEL_INT64(1),
        KERNEL_FLOAT(1),  KERNEL_DOUBLE(1),     KERNEL_POINTER(&one), KERNEL_BYTES(&one, sizeof one)};
    assert_int_equal(sizeof arguments / sizeof *arguments, 8);
    assert_int_equal(KERNEL_ARGUMENTS(KERNEL_INT32(1), KERNEL_INT32(2)).count, 2);
    assert_int_equal(torc_error(), 0);
    torc_scope_end(scope);
}

/* The macro with the most arguments before its options. */
static void six_arguments(void **state) {
    (void)state;
    int64_t scope = torc_scope_begin();
    torc_tensor self = torc_ones(SHAPE(3)), out = torc_zeros(SHAPE(3));
    torc_tensor index = torc_tensor_from(INT64S(0, 0, 2), SHAPE(3)), src = torc_tensor_from(FLOATS(2, 3, 4), SHAPE(3));
    assert_ptr_equal(torc_scatter_reduce_out(out, self, 0, index, src, "sum"), out);
    assert_true(torc_equal(out, torc_tensor_from(FLOATS(6, 1, 5), SHAPE(3))));
    assert_ptr_equal(torc_scatter_reduce_out(out, self, 0, index, src, "sum", .include_self = false), out);
    assert_true(torc_equal(out, torc_tensor_from(FLOATS(5, 1, 4), SHAPE(3))));
    assert_int_equal(torc_error(), 0);
    torc_scope_end(scope);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(expanded), cmocka_unit_test(of_other_forms),
                                       cmocka_unit_test(six_arguments)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
