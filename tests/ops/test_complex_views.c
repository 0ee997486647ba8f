/* test_complex_views.c - views that are to be read conjugated or negated: what lies in memory, what every reader sees, and what
 * writing through them does. The decisions are PyTorch 2.11's. */
#include <unistd.h>

#include "complex_numbers.h"

#include "core/tensor.h"
#include "torc/ops_private.h"

static void test_bits(void **state) {
    (void)state;
    torc_tensor x = Z(C(1, 2), C(3, -4)), c = torc_conj(x), real = torc_ones(SHAPE(2));
    assert_true(torc_is_conj(c) && !torc_is_neg(c) && !torc_is_conj(x) && torc_shares_storage(c, x));
    assert_ptr_equal(torc_data_ptr(c), torc_data_ptr(x));
    assert_false(torc_is_same_view(c, x));
    assert_true(torc_is_same_view(torc_conj(c), x) && !torc_is_conj(torc_conj(c)));
    IS(c, C(1, -2), C(3, 4));
    IS(torc_conj(c), C(1, 2), C(3, -4));
    assert_ptr_equal(torc_conj(real), real);
    assert_ptr_equal(torc_conj_physical(real), real);
    assert_ptr_equal(torc_resolve_conj(x), x);
    assert_ptr_equal(torc_resolve_neg(c), c);
    assert_ptr_equal(torc_contiguous(c), c);
    torc_tensor plain = torc_resolve_conj(c);
    assert_false(torc_is_conj(plain) || torc_shares_storage(plain, x) || torc_is_conj(torc_clone(c)));
    assert_true(torc_equal(plain, c));

    /* Views pass the bits on; detached and replaced tensors too. */
    assert_true(torc_is_conj(torc_narrow(c, 0, 1, 1)) && torc_is_conj(torc_detach(c)) && torc_is_conj(torc_data(c)) &&
                torc_is_conj(torc_unsqueeze(c, 0)) && torc_is_conj(torc_unbind(c).data[1]));
    torc_tensor t = torc_zeros(SHAPE(2), .dtype = TORC_COMPLEX128);
    assert_true(torc_set_data(t, c) && torc_is_conj(t));
    IS(t, C(1, -2), C(3, 4));
    assert_true(torc_set_data(t, x) && !torc_is_conj(t));

    /* Real and imaginary parts of a conjugated view lie in the same memory. */
    torc_tensor re = torc_real(c), im = torc_imag(c);
    assert_true(torc_is_neg(im) && !torc_is_neg(re) && torc_shares_storage(im, x) && torc_shares_storage(re, x));
    IS(re, 1, 3);
    IS(im, -2, 4);
    assert_false(torc_is_neg(torc_resolve_neg(im)));
    IS(torc_resolve_neg(im), -2, 4);
    assert_true(torc_is_neg(torc_view_as_complex(torc__neg_view(torc_view_as_real(x)))));
    IS(torc_view_as_complex(torc__neg_view(torc_view_as_real(x))), C(-1, -2), C(-3, 4));

    FAILS(RUNTIME, "view_as_real doesn't work on unresolved conjugated tensors.", torc_view_as_real(c));
    FAILS(RUNTIME,
          "torch.Tensor.view is not supported for conjugate view tensors when converting to a different dtype.",
          torc_view_dtype(c, TORC_FLOAT64));
    FAILS(RUNTIME, "torch.Tensor.view is not supported for tensors with negative bit set",
          torc_view_dtype(im, TORC_INT64));
    FAILS(RUNTIME, "only complex tensors have a conjugated view", torc__conj(real));
    FAILS(NOT_IMPLEMENTED, "\"neg\" not implemented for 'Bool'",
          torc__neg_view(torc_ones(SHAPE(2), .dtype = TORC_BOOL)));
    torc_tensor bytes = torc__neg_view(torc_tensor_from(((const int64_t[]){-128, 3}), 2, .dtype = TORC_INT8));
    assert_int_equal(torc_item_int64(torc_select(bytes, 0, 0)), -128);
    assert_int_equal(torc_item_int64(torc_select(bytes, 0, 1)), -3);
    assert_false(torc_is_conj(NULL));
    torc_error_clear();
}

/* Whoever reads sees what the bits say. */
static void test_readers(void **state) {
    (void)state;
    torc_tensor x = Z(C(1, 2), C(3, -4)), c = torc_conj(x), n = torc_imag(c);
    const torc_number item = torc_item_number(torc_select(c, 0, 1));
    assert_true(item.as.d == 3 && item.imag == 4);
    assert_true(torc_item(torc_select(n, 0, 0)) == -2);
    double _Complex host[2];
    assert_true(torc_copy_to_host(c, host, sizeof host) && host[0] == C(1, -2) && host[1] == C(3, 4));
    double parts[2];
    assert_true(torc_copy_to_host(n, parts, sizeof parts) && parts[0] == -2 && parts[1] == 4);
    assert_string_equal(torc_tensor_to_string(torc_to(c, .device = TORC_CPU)),
                        "tensor([1.-2.j, 3.+4.j], dtype=torch.complex128)");

    FAILS(RUNTIME, "Can't export tensors with the conjugate bit set", torc_to_dlpack(c));
    FAILS(RUNTIME, "Can't export tensors with the negative bit set", torc_to_dlpack(n));
    torc_tensor copied = torc_from_dlpack(torc_to_dlpack(c, .copy = true));
    IS(copied, C(1, -2), C(3, 4));

    char path[] = "/tmp/torc-complex-XXXXXX";
    const int fd = mkstemp(path);
    assert_true(fd >= 0);
    close(fd);
    const char *const names[] = {"c", "n"};
    assert_true(torc_safetensors_save(
        path,
        torc_named_tensors_make(names, ((const torc_tensor[]){torc_conj(torc_to(x, .dtype = TORC_COMPLEX64)), n}), 2)));
    torc_named_tensors loaded = torc_safetensors_load(path);
    IS(torc_named_tensors_find(loaded, "c"), C(1, -2), C(3, 4));
    IS(torc_named_tensors_find(loaded, "n"), -2, 4);
    unlink(path);
}

/* The base has what reading the view gives; versions count each write once. */
static void test_writes(void **state) {
    (void)state;
    torc_tensor x = Z(C(1, 2), C(3, -4)), c = torc_conj(x);
    const int64_t version = torc_tensor_version(x);
    torc_add_(c, C(0, 1));
    assert_int_equal(torc_tensor_version(x), version + 1);
    IS(c, C(1, -1), C(3, 5));
    IS(x, C(1, 1), C(3, -5));
    torc_mul_(c, c);
    IS(x, C(0, 2), C(-16, -30));
    torc_copy_(c, Z(C(1, 2), C(3, 4)));
    IS(x, C(1, -2), C(3, -4));
    torc_copy_(x, c); /* of itself: every element is read before it is written */
    IS(x, C(1, 2), C(3, 4));
    torc_copy_(c, torc_tensor_from(((const double[]){5, 6}), 2));
    IS(x, 5, 6);
    torc_copy_(torc_imag(c), torc_tensor_from(((const float[]){7, 8}), 2));
    IS(x, C(5, -7), C(6, -8));
    torc_tensor narrow = torc_zeros(SHAPE(2), .dtype = TORC_COMPLEX64);
    torc_copy_(torc_conj(narrow), torc_conj(x));
    IS(narrow, C(5, -7), C(6, -8));
    torc_copy_(torc_conj(narrow), x);
    IS(narrow, C(5, 7), C(6, 8));
    torc_fill_(c, C(1, 3));
    IS(x, C(1, -3), C(1, -3));
    torc_zero_(torc_imag(c));
    IS(x, 1, 1);
    torc_mul_out(c, Z(C(0, 1), C(2, 0)), Z(C(1, 1), C(0, 1)));
    IS(x, C(-1, -1), C(0, -2));
    torc_conj_physical_(c);
    IS(x, C(-1, 1), C(0, 2));
    torc_index_put_(c, TENSORS(torc_tensor_from(((const int64_t[]){1}), 1)), Z(C(4, 4)));
    IS(x, C(-1, 1), C(4, -4));

    /* out= of another size; the view is resized, not what it is a view of. */
    torc_tensor y = torc_zeros(SHAPE(0), .dtype = TORC_COMPLEX128), small = torc_conj(y);
    torc_add_out(small, x, x);
    assert_true(torc_is_conj(small));
    IS(small, C(-2, 2), C(8, -8));

    /* Random numbers are those that the seed gives, as read. */
    torc_tensor drawn = torc_empty(SHAPE(5), .dtype = TORC_COMPLEX128),
                base = torc_empty(SHAPE(5), .dtype = TORC_COMPLEX128);
    torc_manual_seed(3);
    torc_normal_(drawn);
    torc_manual_seed(3);
    torc_normal_(torc_conj(base));
    assert_true(torc_equal(drawn, torc_conj(base)) && !torc_equal(drawn, base));
    torc_manual_seed(3);
    torc_normal_(torc__neg_view(torc__conj(base)));
    assert_true(torc_equal(drawn, torc_neg(torc_conj(base))));
}

/* What is written or read through bits has a stand-in, so it may lie in the memory of an operand, whose elements are those from before. */
static torc_tensor seen_through(torc_tensor t, int bits) {
    if (bits & 1) t = torc_conj(t);
    return bits & 2 ? torc__neg_view(t) : t;
}
enum { WRITERS = 11 };
static torc_tensor write_from(int how, torc_tensor written, torc_tensor read, torc_tensor index) {
    const int64_t n = torc_size(read, 0);
    switch (how) {
    case 0: return torc_add_(written, read);
    case 1: return torc_add_out(written, read, read);
    case 2: return torc_index_select_out(written, read, 0, index);
    case 3: return torc_cat_out(written, TENSORS(torc_narrow(read, 0, 1, n - 1), torc_narrow(read, 0, 0, 1)));
    case 4: return torc_index_add_(written, 0, index, read);
    case 5: return torc_index_copy_(written, 0, index, read);
    case 6: return torc_gather_out(written, read, 0, index);
    case 7: return torc_scatter_(written, 0, index, read);
    case 8: return torc_put_(written, index, read);
    case 9: return torc_masked_scatter_(written, torc_gt(index, 1), read);
    default: return torc_index_put_(written, TENSORS(index), read);
    }
}
static void test_shared(void **state) {
    (void)state;
    torc_manual_seed(11);
    for (int trial = 0; trial < 40 * WRITERS; trial++) TORC_SCOPE {
            const int how = trial % WRITERS, draw = trial / WRITERS, bits = draw % 4, others = draw / 4 % 4;
            if (!bits && !others) continue;
            const int64_t n = 4 + draw % 3, from = draw % 4, to = draw / 8 % 4;
            torc_tensor parts = torc_randn(SHAPE(10, 2), .dtype = TORC_FLOAT64), base = torc_view_as_complex(parts),
                        want = torc_clone(base), index = torc_randperm(n);
            torc_tensor read = seen_through(torc_narrow(base, 0, from, n), others),
                        written = seen_through(torc_narrow(base, 0, to, n), bits);
            torc_tensor result = torc_resolve_neg(torc_resolve_conj(torc_clone(written)));
            (void)write_from(how, result, torc_resolve_neg(torc_resolve_conj(torc_clone(read))), index);
            torc_copy_(seen_through(torc_narrow(want, 0, to, n), bits), result);
            if (!write_from(how, written, read, index))
                fail_msg("%d, bits %d and %d: %s", how, bits, others, torc_error_message());
            if (!torc_equal(base, want))
                fail_msg("%d: bits %d from %d, %d and %d", how, bits, others, (int)to, (int)from);
        }
    torc_tensor row = Z(1, 2, C(3, 1)), first = torc_narrow(row, 0, 0, 2), last = torc_narrow(row, 0, 1, 2);
    FAILS(RUNTIME, "refer to a single memory location", torc_add_(first, last));
    FAILS(RUNTIME, "refer to a single memory location", torc_copy_(torc_conj(first), last));
    IS(row, 1, 2, C(3, 1));
    torc_add_(torc_conj(first), last);
    IS(row, 3, C(5, -1), C(3, 1));
}

/* A sum of products, an index, a comparison, a join: rows of every kind read through the bits. */
static void test_operands(void **state) {
    (void)state;
    torc_tensor x = Z(C(1, 2), C(3, -4)), c = torc_conj(x), n = torc_imag(c);
    IS(torc_mul(c, x), 5, 25);
    IS(torc_sum(c), C(4, 2));
    IS(torc_cat(TENSORS(c, x)), C(1, -2), C(3, 4), C(1, 2), C(3, -4));
    IS(torc_index_select(c, 0, torc_tensor_from(((const int64_t[]){1, 0}), 2)), C(3, 4), C(1, -2));
    IS(torc_flip(c, DIMS(0)), C(3, 4), C(1, -2));
    IS(torc_abs(n), 2, 4);
    IS(torc_clamp(n, .min = 0), 0, 4);
    IS(torc_cumsum(n, 0), -2, 2);
    IS(torc_softmax(torc_mul(n, 0), 0), 0.5, 0.5);
    IS(torc_matmul(n, n), 20);
    IS(torc_to(c, .dtype = TORC_FLOAT64), 1, 3);
    IS(torc_to(n, .dtype = TORC_COMPLEX64), -2, 4);
    torc_tensor sorted = torc_sort(n, .descending = true).values;
    IS(sorted, 4, -2);
    torc_tensor m = torc_reshape(Z(C(1, 1), C(2, 2), C(3, 3), C(4, 4)), SHAPE(2, 2));
    assert_true(torc_is_conj(torc_mH(m)) && torc_is_conj(torc_adjoint(m)) && torc_is_conj(torc_H(m)));
    IS(torc_reshape(torc_mH(m), SHAPE(4)), C(1, -1), C(3, -3), C(2, -2), C(4, -4));
    IS(torc_reshape(torc_H(m), SHAPE(4)), C(1, -1), C(3, -3), C(2, -2), C(4, -4));
    IS(torc_reshape(torc_mT(m), SHAPE(4)), C(1, 1), C(3, 3), C(2, 2), C(4, 4));
    assert_false(torc_is_conj(torc_mH(torc_real(m))));
    FAILS(RUNTIME, "tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.", torc_mT(x));
    FAILS(RUNTIME, "tensor.mH is only supported on matrices or batches of matrices. Got 1-D tensor.", torc_mH(x));
    FAILS(RUNTIME, "tensor.adjoint() is only supported on matrices or batches of matrices. Got 1-D tensor.",
          torc_adjoint(x));
    FAILS(RUNTIME, "tensor.H is only supported on matrices (2-D tensors). Got 1-D tensor.", torc_H(x));
    FAILS(
        RUNTIME,
        "tensor.H is only supported on matrices (2-D tensors). Got 3-D tensor. For batches of matrices, consider using tensor.mH",
        torc_H(torc_unsqueeze(m, 0)));
}

/* Under an executor that puts calls off, a view is read as the memory is when its turn comes. */
static void test_order(void **state) {
    (void)state;
    torc_tensor x = Z(C(1, 2)), c = torc_conj(x), before = torc_mul(c, 1);
    for (int i = 0; i < 20; i++) {
        torc_mul_(c, C(0, 1));
        torc_add_(x, torc_conj(c));
    }
    /* c ← i c, then x ← 2 x, which c sees as its own doubling. */
    double _Complex want = C(1, -2);
    for (int i = 0; i < 20; i++) want *= C(0, 2);
    IS(c, want);
    IS(x, conj(want));
    IS(before, C(1, -2));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_bits, setup, teardown),
        cmocka_unit_test_setup_teardown(test_readers, setup, teardown),
        cmocka_unit_test_setup_teardown(test_writes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_shared, setup, teardown),
        cmocka_unit_test_setup_teardown(test_operands, setup, teardown),
        cmocka_unit_test_setup_teardown(test_order, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
