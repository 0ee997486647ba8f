/* test_complex_gradients.c - gradients of complex numbers: PyTorch's convention, what the engine makes of real and complex numbers that
 * meet, views of every kind that are written in place, and gradcheck. Numbers are PyTorch 2.11's, or follow from the convention: the
 * gradient of a real loss L by z = a + ib is dL/da + i dL/db. */
#include "complex_numbers.h"
#include "torc/ops_private.h"

#define LEAF(...) torc_requires_grad_(Z(__VA_ARGS__), true)
#define X(...)                                                                                                     \
    torc_requires_grad_(                                                                                           \
        torc_tensor_from(((const double[]){__VA_ARGS__}), sizeof((const double[]){__VA_ARGS__}) / sizeof(double)), \
        true)
#define OK(call)                                                                                       \
    do {                                                                                               \
        if (!(call)) fail_msg("line %d: %s (%s)", __LINE__, torc_error_message(), torc_error_where()); \
    } while (0)

/* -------------------------------------------------------------------------------------------- the convention */
static void test_convention(void **state) {
    (void)state;
    torc_tensor z = LEAF(C(1, 2), C(3, -4));
    OK(torc_backward(torc_sum(torc_square(torc_abs(z))))); /* |z|²: 2 z */
    IS(torc_grad(z), C(2, 4), C(6, -8));
    assert_int_equal(torc_tensor_dtype(torc_grad(z)), TORC_COMPLEX128);
    OK(torc_backward(torc_sum(torc_real(z)))); /* added to what is there */
    IS(torc_grad(z), C(3, 4), C(7, -8));
    torc_set_grad(z, NULL);
    OK(torc_backward(torc_sum(torc_imag(z))));
    IS(torc_grad(z), C(0, 1), C(0, 1));
    torc_set_grad(z, NULL);
    OK(torc_backward(torc_sum(torc_imag(torc_conj(z)))));
    IS(torc_grad(z), C(0, -1), C(0, -1));
    torc_set_grad(z, NULL);
    OK(torc_backward(torc_sum(torc_real(torc_mul(z, Z(C(1, 1), C(0, 2)))))));
    IS(torc_grad(z), C(1, -1), C(0, -2));
    torc_set_grad(z, NULL);
    OK(torc_backward(torc_mul(z, z), Z(C(1, 0), C(0, 1))));
    IS(torc_grad(z), C(2, -4), C(-8, 6));
    torc_set_grad(z, NULL);
    OK(torc_backward(torc_sum(torc_add(z, z, .alpha = NUM(C(0, 1)))),
                     torc_tensor_from(((const double _Complex[]){C(1, 0)}), SHAPE0)));
    IS(torc_grad(z), C(1, -1), C(1, -1));

    /* A lazily conjugated gradient reaches a leaf as numbers in memory. */
    torc_set_grad(z, NULL);
    OK(torc_backward(torc_conj(z), Z(C(1, 5), C(2, 6))));
    assert_false(torc_is_conj(torc_grad(z)));
    IS(torc_grad(z), C(1, -5), C(2, -6));
    assert_string_equal(torc_grad_fn_name(torc_conj(z)), "ConjBackward0");
    assert_string_equal(torc_grad_fn_name(torc_conj_physical(z)), "ConjPhysicalBackward0");
    assert_string_equal(torc_grad_fn_name(torc_resolve_conj(torc_conj(z))), "CloneBackward0");
    assert_string_equal(torc_grad_fn_name(torc_real(z)), "SelectBackward0");
    assert_string_equal(torc_grad_fn_name(torc_imag(torc_conj(z))), "NegViewBackward0");
}

/* Where real and complex numbers meet, each gets a gradient of its own kind. */
static void test_kinds(void **state) {
    (void)state;
    torc_tensor x = X(1, 2), z = LEAF(C(1, 2), C(3, -4));
    OK(torc_backward(torc_mul(x, z), Z(C(1, 1), C(1, 0))));
    assert_int_equal(torc_tensor_dtype(torc_grad(x)), TORC_FLOAT64);
    IS(torc_grad(x), 3, 3); /* the real part of (1 + i) conj(1 + 2i) */
    IS(torc_grad(z), C(1, 1), 2);
    torc_set_grad(x, NULL), torc_set_grad(z, NULL);
    OK(torc_backward(torc_sum(torc_abs(torc_complex(x, x)))));
    IS(torc_grad(x), sqrt(2), sqrt(2));
    torc_set_grad(x, NULL);
    OK(torc_backward(torc_to(x, .dtype = TORC_COMPLEX64), torc_to(Z(C(1, 1), C(2, 3)), .dtype = TORC_COMPLEX64)));
    IS(torc_grad(x), 1, 2);
    OK(torc_backward(torc_sum(torc_to(z, .dtype = TORC_FLOAT64))));
    IS(torc_grad(z), 1, 1);
    torc_set_grad(x, NULL), torc_set_grad(z, NULL);
    OK(torc_backward(torc_sum(torc_real(torc_mul(torc_select(x, 0, 0), z))))); /* broadcast, and real */
    IS(torc_grad(x), 4, 0);
    torc_set_grad(x, NULL);
    OK(torc_backward(torc_sum(torc_real(torc_pow(x, C(0, 1)))))); /* cos(log x) */
    IS(torc_grad(x), -sin(log(1)) / 1, -sin(log(2)) / 2);
    /* a negative base, which has a complex logarithm: of Re(b^z) it is conj(b^z log b) */
    const double _Complex exponents[] = {C(0.5, 0.25), C(1, -0.5)}, logs[] = {C(log(1.5), M_PI), C(log(2), M_PI)};
    torc_tensor e = LEAF(exponents[0], exponents[1]);
    OK(torc_backward(torc_sum(torc_real(torc_pow(X(-1.5, -2), e)))));
    IS(torc_grad(e), conj(cexp(exponents[0] * logs[0]) * logs[0]), conj(cexp(exponents[1] * logs[1]) * logs[1]));

    FAILS(RUNTIME, "grad can be implicitly created only for real scalar outputs but got torch.complex128",
          torc_backward(torc_sum(z)));
    FAILS(RUNTIME, "grad can be implicitly created only for scalar outputs", torc_backward(torc_mul(z, 2)));
    FAILS(RUNTIME,
          "For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch in dtype: "
          "grad_output[0] has a dtype of torch.float32 and output[0] has a dtype of torch.complex128.",
          torc_backward(torc_sum(z), torc_ones(SHAPE0)));
    FAILS(RUNTIME, "grad_output[0] has a dtype of torch.complex128 and output[0] has a dtype of torch.float64.",
          torc_backward(torc_sum(torc_abs(z)), torc_sum(torc_detach(z))));
    FAILS(RUNTIME, "grad can be implicitly created only for real scalar outputs",
          torc_autograd_grad(TENSORS(torc_sum(z)), TENSORS(z)));
    FAILS(RUNTIME, "silu does not support automatic differentiation for outputs with complex dtype.", torc_silu(z));
    FAILS(RUNTIME, "attempting to assign a gradient with dtype 'Double' to a tensor with grad_dtype 'ComplexDouble'",
          torc_set_grad(z, torc_ones(SHAPE(2), .dtype = TORC_FLOAT64)));
    OK(torc_no_grad_begin());
    OK(torc_silu(z));
    torc_no_grad_end(true);
}

/* -------------------------------------------------------------------------------------------- hooks, checkpoints, graphs */
static torc_tensor doubled(torc_tensor grad, void *context) {
    (void)context;
    return torc_mul(grad, C(0, 2));
}
static torc_tensors squared(torc_tensors in, void *context) {
    (void)context;
    return torc_tensors_lend(TENSORS(torc_square(torc_conj(in.data[0]))));
}
static void test_machinery(void **state) {
    (void)state;
    torc_tensor z = LEAF(C(1, 2)), y = torc_conj(z);
    OK(torc_retain_grad(y));
    OK(torc_register_hook(y, doubled, TORC_NO_CONTEXT));
    OK(torc_backward(torc_mul(y, C(0, 1)), Z(C(1, 0))));
    IS(torc_grad(y), C(2, 0)); /* 2i (1 conj(i)) */
    IS(torc_grad(z), C(2, 0));
    torc_set_grad(z, NULL);

    torc_tensors out = torc_checkpoint(squared, TORC_NO_CONTEXT, TENSORS(z));
    OK(out.count);
    OK(torc_backward(out.data[0], Z(C(0, 1))));
    torc_tensor checkpointed = torc_grad(z);
    torc_retain(checkpointed);
    torc_set_grad(z, NULL);
    OK(torc_backward(squared(TENSORS(z), NULL).data[0], Z(C(0, 1))));
    assert_true(torc_equal(checkpointed, torc_grad(z)));
    torc_release(checkpointed);
    torc_set_grad(z, NULL);

    /* d/dz of |z³|² = |z|⁶ has the gradient 6 |z|⁴ z; the sum of its parts, differentiated again. */
    torc_tensor loss = torc_sum(torc_square(torc_abs(torc_pow(z, 3))));
    torc_tensor g = torc_autograd_grad(TENSORS(loss), TENSORS(z), .create_graph = true).data[0];
    IS(g, 150 * C(1, 2));
    OK(torc_backward(torc_sum(torc_add(torc_real(g), torc_imag(g)))));
    /* 6 (a² + b²)² (a + b): by a 24 a (a² + b²) (a + b) + 6 (a² + b²)² */
    IS(torc_grad(z), C(24 * 1 * 5 * 3 + 150, 24 * 2 * 5 * 3 + 150));

    torc_tensor w = torc_zeros(SHAPE(1), .dtype = TORC_COMPLEX64, .requires_grad = true);
    assert_true(torc_requires_grad(w) && torc_is_leaf(w));
    torc_requires_grad_(w, false);
    assert_false(torc_requires_grad(w));
}

/* -------------------------------------------------------------------------------------------- views, written in place */
typedef torc_tensor way(torc_tensor x);
/* Copies of x, written through views of every kind; what is returned depends on the base and on views made before. */
static torc_tensor through_conj(torc_tensor x) {
    torc_tensor y = torc_clone(x), v = torc_narrow(torc_conj(y), 0, 1, 2);
    torc_mul_(v, C(1, 2));
    return torc_mul(y, y);
}
static torc_tensor before_the_base(torc_tensor x) { /* the view is older than what was written to its base */
    torc_tensor y = torc_clone(x), v = torc_narrow(torc_conj(y), 0, 1, 2), n = torc_imag(v);
    torc_mul_(y, torc_tensor_from(((const double _Complex[]){C(1, 2)}), SHAPE0));
    return torc_add(torc_sum(torc_mul(v, v)), torc_sum(torc_mul(n, n)));
}
static torc_tensor through_parts(torc_tensor x) {
    torc_tensor y = torc_clone(x);
    torc_mul_(torc_real(y), 3);
    torc_copy_(torc_imag(torc_conj(y)), torc_square(torc_real(x)));
    torc_tensor parts = torc_view_as_real(y);
    torc_square_(torc_select(parts, 0, 1));
    return torc_mul(y, torc_select(y, 0, 2));
}
static torc_tensor of_pairs(torc_tensor x) { /* a complex view of real numbers */
    torc_tensor y = torc_clone(torc_view_as_real(x)), v = torc_view_as_complex(y);
    torc_mul_(torc_conj(v), C(2, 1));
    torc_tensor second = torc_select(v, 0, 1);
    torc_mul_(y, 2);
    torc_add_(second, torc_select(x, 0, 0));
    return torc_add(torc_sum(torc_square(y)), torc_abs(second));
}
static torc_tensor odd_place(torc_tensor x) { /* the base begins at an odd element of its storage */
    torc_tensor room = torc_zeros(SHAPE(8), .dtype = TORC_FLOAT64), y = torc_detach(torc_narrow(room, 0, 1, 7));
    torc_copy_(torc_narrow(y, 0, 1, 6), torc_reshape(torc_view_as_real(x), SHAPE(6)));
    torc_tensor v = torc_view_as_complex(torc_reshape(torc_narrow(y, 0, 1, 6), SHAPE(3, 2)));
    torc_mul_(v, torc_conj(x));
    return torc_sum(torc_square(y));
}
static torc_tensor negated(torc_tensor x) {
    torc_tensor y = torc_clone(x), v = torc__neg_view(torc__conj(torc_narrow(y, 0, 0, 2)));
    torc_add_(v, torc_square(torc_narrow(x, 0, 1, 2)));
    torc_mul_(y, x);
    return torc_add(torc_sum(v), torc_sum(torc_mul(y, y)));
}
static torc_tensor cast_while_copied(torc_tensor x) {
    torc_tensor y = torc_zeros(SHAPE(3), .dtype = TORC_FLOAT64);
    torc_copy_(y, torc_mul(x, x)); /* the real parts */
    return torc_mul(y, torc_conj(x));
}
static torc_tensor strided(torc_tensor x) {
    torc_tensor y = torc_clone(x), v = torc_as_strided(torc_conj(y), SHAPE(2, 2), INTS(1, 1));
    torc_tensor w = torc_as_strided(torc_conj(y), SHAPE(2), INTS(2));
    torc_mul_(w, x = torc_narrow(x, 0, 0, 2));
    return torc_mul(v, torc_unsqueeze(x, 1));
}
static torc_tensors call_way(torc_tensors in, void *context) {
    way *const *w = context;
    return torc_tensors_lend(TENSORS((*w)(in.data[0])));
}
static void test_views(void **state) {
    (void)state;
    static way *const ways[] = {through_conj, before_the_base, through_parts,     of_pairs,
                                odd_place,    negated,         cast_while_copied, strided};
    for (int k = 0; k < (int)LENGTH(ways); k++) {
        way *w = ways[k];
        torc_tensor x = LEAF(C(0.7, 0.4), C(-0.3, 1.2), C(1.1, -0.6));
        if (!torc_gradcheck(call_way, TORC_CONTEXT((void *)&w), TENSORS(x)) ||
            !torc_gradgradcheck(call_way, TORC_CONTEXT((void *)&w), TENSORS(x)))
            fail_msg("way %d: %s (%s)", k, torc_error_message(), torc_error_where());
    }
    torc_tensor leaf = LEAF(C(1, 2));
    FAILS(RUNTIME, "a view of a leaf Variable that requires grad is being used in an in-place operation.",
          torc_mul_(torc_conj(leaf), 2));
    torc_tensor y = torc_mul(leaf, 1), v = torc_conj(y), product = torc_mul(v, v);
    torc_add_(y, 1);
    FAILS(RUNTIME, "has been modified by an inplace operation", torc_backward(torc_real(torc_sum(product))));
    assert_ptr_equal(torc_view_base(v), y);
}

/* -------------------------------------------------------------------------------------------- gradcheck */
static torc_tensors turned(torc_function_context ctx, torc_tensors in, void *context) {
    (void)ctx, (void)context;
    return torc_tensors_lend(TENSORS(torc_mul(in.data[0], C(1, 2))));
}
static torc_tensors wrong(torc_tensors in,
                          void *context) { /* its backward multiplies by what it ought to conjugate first */
    (void)context;
    return torc_function_apply("Wrong", turned, turned, TORC_NO_CONTEXT, in);
}
static void test_gradcheck(void **state) {
    (void)state;
    torc_tensor z = LEAF(C(1, 2), C(3, 4));
    FAILS(
        RUNTIME,
        "Jacobian mismatch for output 0 with respect to input 0,\nat entry 0 (imaginary part) of the output and entry 0 (real part) "
        "of the input:\nnumerical:",
        torc_gradcheck(wrong, TORC_NO_CONTEXT, TENSORS(z)));
    IS(z, C(1, 2), C(3, 4));
}

/* -------------------------------------------------------------------------------------------- optimizers */
static void test_optimizers(void **state) {
    (void)state;
    /* After three steps of PyTorch's: Adam looks at the parts of complex parameters as at real numbers. */
    static const double _Complex want[3][3] = {
        {C(0.8674109278974439, 2.393639783417619), C(2.602232783692332, -4.787279566835238), C(-3.247800128320583, 0)},
        {C(0.7002876270322935, 2.236408926589026), C(2.7013592015022345, -4.237125477440262),
         C(0.23387768804210504, 0)},
        {C(0.6976937160149749, 2.237808170249062), C(2.692826521415411, -4.232306696037919),
         C(0.23269867614891698, 0)}};
    for (int kind = 0; kind < 3; kind++) {
        torc_tensor z = LEAF(C(1, 2), C(3, -4)), r = X(0.5);
        torc_tensors all = TENSORS(z, r);
        torc_optimizer opt = kind == 0
                                 ? torc_sgd(all, .lr = 0.01, .momentum = 0.9, .weight_decay = 0.1, .nesterov = true)
                             : kind == 1 ? torc_adam(all, .lr = 0.1, .weight_decay = 0.1, .amsgrad = true)
                                         : torc_adamw(all, .lr = 0.1);
        for (int step = 0; step < 3; step++) {
            OK(torc_optimizer_zero_grad(opt));
            torc_tensor scaled = torc_square(torc_mul(z, C(0.5, step)));
            OK(torc_backward(
                torc_add(torc_mul(torc_sum(torc_abs(scaled)), torc_sum(r)), torc_sum(torc_real(torc_mul(z, z))))));
            if (step == 1) torc_set_grad(z, torc_conj(torc_conj_physical(torc_grad(z)))); /* the same, lazily */
            OK(torc_optimizer_step(opt));
        }
        IS(z, want[kind][0], want[kind][1]);
        IS(r, want[kind][2]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_convention, setup, teardown),
        cmocka_unit_test_setup_teardown(test_kinds, setup, teardown),
        cmocka_unit_test_setup_teardown(test_machinery, setup, teardown),
        cmocka_unit_test_setup_teardown(test_views, setup, teardown),
        cmocka_unit_test_setup_teardown(test_gradcheck, setup, teardown),
        cmocka_unit_test_setup_teardown(test_optimizers, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
