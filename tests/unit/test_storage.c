/* test_storage.c - storages, tensors over them, and tensors that are given other memory: set_, .data, resize_, out= that grows.
 *
 * What is expected of versions, geometry, refusals and texts was seen in PyTorch 2.11. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "torc/torc.h"

static void no_error(int line) {
    if (torc_error()) fail_msg("line %d: %s", line, torc_error_message());
}
#define NO_ERROR() no_error(__LINE__)
static void refused(int line, bool nothing, torc_error_code code, const char *text) {
    if (!nothing) fail_msg("line %d: not refused", line);
    if (torc_error() != code || !strstr(torc_error_message(), text))
        fail_msg("line %d: %s: %s", line, torc_error_name(torc_error()), torc_error_message());
    torc_error_clear();
}
/* The expression is NULL or false, and this is why. */
#define REFUSED(expression, code, text) refused(__LINE__, !(expression), TORC_ERROR_##code, text)

static void holds(int line, torc_tensor t, int count, const double *values) {
    no_error(line);
    torc_tensor flat = torc_reshape(torc_to(t, .dtype = TORC_FLOAT64), INTS(-1));
    double got[64];
    if (torc_numel(t) != count) fail_msg("line %d: %lld elements", line, (long long)torc_numel(t));
    if (count && !torc_copy_to_host(flat, got, (size_t)count * 8)) fail_msg("line %d: %s", line, torc_error_message());
    for (int i = 0; i < count; i++)
        if (got[i] != values[i] && (got[i] == got[i] || values[i] == values[i]))
            fail_msg("line %d: element %d is %g, not %g", line, i, got[i], values[i]);
}
#define HOLDS(t, ...) \
    holds(__LINE__, t, (int)(sizeof((double[]){__VA_ARGS__}) / sizeof(double)), (double[]){__VA_ARGS__})
static void shaped(int line, torc_tensor t, int n, const int64_t *sizes, const int64_t *strides) {
    no_error(line);
    if (torc_dim(t) != n) fail_msg("line %d: %lld dimensions", line, (long long)torc_dim(t));
    for (int i = 0; i < n; i++)
        if (torc_size(t, i) != sizes[i] || torc_stride(t, i) != strides[i])
            fail_msg("line %d: dimension %d: size %lld, stride %lld", line, i, (long long)torc_size(t, i),
                     (long long)torc_stride(t, i));
}
#define LIST(...) \
    (const int64_t[]) { __VA_ARGS__ }
#define SHAPED(t, n, sizes, strides) shaped(__LINE__, t, n, sizes, strides)
static size_t bytes_of(torc_tensor t) { return torc_storage_nbytes(torc_tensor_storage(t)); }
static torc_tensor count_to(int64_t n) { return torc_arange(n, .dtype = TORC_FLOAT32); }
static torc_tensor leaf(torc_tensor t) { return torc_requires_grad_(t); }

/* ------------------------------------------------------------------------------------------------ storages */
static void storages(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_storage s = torc_storage_new(10), other = torc_storage_new(4), empty = torc_storage_new(0);
        NO_ERROR();
        assert_int_equal(torc_storage_nbytes(s), 10);
        assert_int_equal(torc_storage_device(s).type, TORC_DEVICE_CPU);
        assert_true(torc_storage_is_resizable(s));
        assert_false(torc_storage_is_pinned(s));
        assert_non_null(torc_storage_data_ptr(s));
        assert_null(torc_storage_data_ptr(empty));
        assert_true(torc_storage_fill_(s, 200 + 256));
        assert_true(torc_storage_fill_(empty, 200));
        assert_true(torc_storage_fill_(other, 7));
        REFUSED(torc_storage_copy_(s, other), RUNTIME, "size does not match, self was 10 bytes but src was 4 bytes");
        uint8_t got[10], want[10] = {200, 200, 200, 200, 200, 200, 200, 200, 200, 200};
        assert_true(torc_storage_copy_to_host(s, 0, got, 10));
        assert_memory_equal(got, want, 10);
        assert_true(torc_storage_copy_from_host(s, 3, "abc", 3));
        assert_true(torc_storage_copy_to_host(s, 2, got, 5));
        assert_memory_equal(got, "\310abc\310", 5);
        REFUSED(torc_storage_copy_to_host(s, 6, got, 5), INDEX, "5 bytes from 6 on, of a storage of size 10");
        REFUSED(torc_storage_copy_from_host(s, SIZE_MAX, got, 2), INDEX, "of a storage of size 10");
        REFUSED(torc_storage_copy_to_host(s, 0, NULL, 1), VALUE, "the memory is NULL");
        assert_true(torc_storage_copy_to_host(s, 10, NULL, 0));
        torc_storage copy = torc_storage_new(10);
        assert_true(torc_storage_copy_(copy, s));
        assert_true(torc_storage_copy_(copy, copy));
        assert_memory_equal(torc_storage_data_ptr(copy), torc_storage_data_ptr(s), 10);
        REFUSED(torc_storage_new(SIZE_MAX), OUT_OF_MEMORY, "more than there can be");
        REFUSED(torc_storage_resize_(s, SIZE_MAX), OUT_OF_MEMORY, "more than there can be");
        assert_int_equal(torc_storage_nbytes(s), 10);
        NO_ERROR();
    }
}

/* Bytes stay, tensors see it, and what reaches too far is refused for as long as it does. All sizes: those that lie in the storage
 * itself, and large ones. */
static void storages_are_resized(void **state) {
    (void)state;
    static const size_t sizes[] = {16, 4, 0, 64, 512, 513, 100000, 24, 3, 16};
    TORC_SCOPE {
        torc_tensor t = count_to(4), first = torc_narrow(t, 0, 0, 1), none = torc_narrow(t, 0, 0, 0);
        torc_storage s = torc_tensor_storage(t);
        size_t kept = 16; /* of the bytes that were there at first */
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) TORC_SCOPE {
                assert_true(torc_storage_resize_(s, sizes[i]));
                kept = sizes[i] < kept ? sizes[i] : kept;
                assert_int_equal(torc_storage_nbytes(s), sizes[i]);
                assert_true((torc_storage_data_ptr(s) == NULL) == (sizes[i] == 0));
                if (kept >= 4) HOLDS(first, 0);
                assert_int_equal(torc_numel(torc_add(none, 1)), 0);
                if (sizes[i] >= 16) {
                    torc_fill_(t, 3);
                    HOLDS(t, 3, 3, 3, 3);
                    torc_copy_(t, count_to(4));
                    kept = 16;
                    continue;
                }
                static const char text[] =
                    "a tensor of sizes [4] and strides [1] at offset 0 needs a storage of 16 bytes, but its storage was "
                    "resized to";
                float v[4];
                const int64_t version = torc_tensor_version(t);
                REFUSED(torc_add(t, 1), RUNTIME, text);
                REFUSED(torc_add_(t, 1), RUNTIME, text);
                REFUSED(torc_add_out(t, torc_zeros(4), torc_zeros(4)), RUNTIME, text);
                REFUSED(torc_copy_to_host(t, v, sizeof v), RUNTIME, text);
                REFUSED(torc_to_dlpack(t), RUNTIME, text);
                REFUSED(torc_data_ptr(t), RUNTIME, text);
                REFUSED(*torc_tensor_to_string(t), RUNTIME, text);
                assert_int_equal(torc_tensor_version(t), version);
                if (sizes[i] < 4) REFUSED(torc_add(first, 1), RUNTIME, "needs a storage of 4 bytes");
                NO_ERROR();
            }
        torc_tensor later = torc_empty(1000); /* of which nobody has used the bytes yet */
        torc_storage_resize_(torc_tensor_storage(later), 2000);
        REFUSED(torc_fill_(later, 1), RUNTIME, "was resized to 2000");
        torc_storage_resize_(torc_tensor_storage(later), 6000);
        HOLDS(torc_narrow(torc_fill_(later, 1), 0, 998, 2), 1, 1);
    }
}

static void what_is_not_torcs_is_not_resized(void **state) {
    (void)state;
    float data[4] = {1, 2, 3, 4};
    TORC_SCOPE {
        torc_tensor blob = torc_from_blob(data, SHAPE(4), .dtype = TORC_FLOAT32);
        torc_storage s = torc_tensor_storage(blob);
        static const char not_resizable[] = "Trying to resize storage that is not resizable";
        assert_false(torc_storage_is_resizable(s));
        REFUSED(torc_storage_resize_(s, 32), RUNTIME, not_resizable);
        REFUSED(torc_storage_resize_(s, 16), RUNTIME, not_resizable);
        REFUSED(torc_resize_(blob, 5), RUNTIME, not_resizable);
        REFUSED(torc_set_storage_(torc_empty(0), s, .size = 5), RUNTIME, not_resizable);
        REFUSED(torc_tensor_over(s, 5, .dtype = TORC_FLOAT32), RUNTIME, not_resizable);
        REFUSED(torc_add_out(blob, torc_ones(5), torc_ones(5)), RUNTIME, not_resizable);
        REFUSED(torc_storage_set_resizable(s, true), RUNTIME, "somebody else");
        HOLDS(torc_resize_(blob, 2), 1, 2);
        HOLDS(torc_resize_(blob, SHAPE(2, 2)), 1, 2, 3, 4);
        HOLDS(torc_set_storage_(torc_empty(0), s, .storage_offset = 1, .size = 2), 2, 3);
        assert_int_equal(bytes_of(blob), 16);

        torc_tensor mine = count_to(3); /* somebody is told its address */
        void *handed = torc_to_dlpack(mine);
        REFUSED(torc_resize_(mine, 300), RUNTIME, not_resizable);
        HOLDS(mine, 0, 1, 2);
        HOLDS(torc_from_dlpack(handed), 0, 1, 2);
        torc_tensor fixed = count_to(3);
        assert_true(torc_storage_set_resizable(torc_tensor_storage(fixed), false));
        REFUSED(torc_resize_(fixed, 4), RUNTIME, not_resizable);
        torc_tensor in_place = torc_zeros(2); /* nothing was run or changed where it is refused */
        torc_storage_set_resizable(torc_tensor_storage(in_place), false);
        REFUSED(torc_cat_out(in_place, TENSORS(fixed, fixed)), RUNTIME, not_resizable);
        HOLDS(in_place, 0, 0);
        assert_int_equal(torc_tensor_version(in_place), 0);
        NO_ERROR();
    }
}

static void what_is_read_only_is_not_written(void **state) {
    (void)state;
    float data[4] = {1, 2, 3, 4};
    TORC_SCOPE {
        torc_tensor blob = torc_from_blob(data, SHAPE(4), .dtype = TORC_FLOAT32, .read_only = true);
        torc_storage s = torc_tensor_storage(blob);
        assert_true(torc_storage_is_read_only(s));
        assert_false(torc_storage_is_read_only(torc_tensor_storage(torc_ones(1))));
        assert_false(torc_storage_is_read_only(torc_tensor_storage(torc_from_blob(data, 4, .dtype = TORC_FLOAT32))));
        HOLDS(torc_add(blob, 1), 2, 3, 4, 5);
        REFUSED(torc_fill_(torc_narrow(blob, 0, 1, 2), 0), RUNTIME, "read-only");
        REFUSED(torc_storage_fill_(s, 0), RUNTIME, "read-only");
        HOLDS(torc_fill_(torc_clone(blob), 0), 0, 0, 0, 0);
        NO_ERROR();
    }
    assert_true(data[1] == 2);
}

/* ------------------------------------------------------------------------------------------------ over a storage */
static void tensors_over_a_storage(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor source = count_to(6), e;
        torc_storage s = torc_tensor_storage(source);
        HOLDS(torc_set_storage_(torc_empty(0), s), 0, 1, 2, 3, 4, 5);
        HOLDS(torc_set_storage_(torc_empty(0), s, .storage_offset = 2, .size = SHAPE(2), .stride = INTS(1)), 2, 3);
        HOLDS(torc_set_storage_(torc_empty(0), s, 2, SHAPE(2)), 2, 3);
        HOLDS(torc_tensor_over(s, SHAPE(2, 2), .dtype = TORC_FLOAT32, .strides = INTS(3, 2)), 0, 2, 3, 5);
        assert_int_equal(torc_numel(torc_set_storage_(torc_empty(0, .dtype = TORC_INT64), s)), 3);
        SHAPED(torc_set_storage_(torc_empty(0), s, 0, 5, 0), 1, LIST(5), LIST(0));
        assert_int_equal(bytes_of(source), 24);
        e = torc_set_storage_(torc_empty(0), s, 2, 10); /* it grows, and all see it */
        assert_int_equal(bytes_of(source), 48);
        HOLDS(torc_narrow(e, 0, 0, 4), 2, 3, 4, 5);
        HOLDS(source, 0, 1, 2, 3, 4, 5);
        torc_fill_(torc_select(e, 0, 0), 9);
        HOLDS(source, 0, 1, 9, 3, 4, 5);
        assert_int_equal(torc_numel(torc_set_storage_(torc_empty(0), torc_storage_new(7))), 1);
        torc_storage little = torc_storage_new(10);
        torc_set_storage_(torc_empty(0), little, 5, 0);
        assert_int_equal(torc_storage_nbytes(little), 10);
        torc_set_storage_(torc_empty(0), little, 500, SHAPE0);
        assert_int_equal(torc_storage_nbytes(little), 2004);
        SHAPED(torc_set_storage_(torc_empty(0), s, 5, INTS(0, (int64_t)1 << 40, (int64_t)1 << 40), INTS(1, 1, 1)), 3,
               LIST(0, (int64_t)1 << 40, (int64_t)1 << 40), LIST(1, 1, 1));

        const int64_t huge = (int64_t)1 << 62, large = (int64_t)1 << 40;
        REFUSED(torc_set_storage_(torc_empty(0), s, 2, 2, -1), RUNTIME,
                "Storage size calculation overflowed with sizes=[2] and strides=[-1]");
        REFUSED(torc_set_storage_(torc_empty(0), s, -2, 2, 1), RUNTIME, "Tensor: invalid storage offset -2");
        REFUSED(torc_set_storage_(torc_empty(0), s, 0, INTS(-2), 1), RUNTIME, "numel: integer multiplication overflow");
        REFUSED(torc_set_storage_(torc_empty(0), s, 0, SHAPE(2, 2), 1), RUNTIME,
                "unequal size length (2) and stride length (1)");
        REFUSED(torc_set_storage_(torc_empty(0), s, 0, huge, 4), RUNTIME,
                "Storage size calculation overflowed with sizes=[4611686018427387904] and strides=[4]");
        REFUSED(torc_set_storage_(torc_empty(0), s, 0, INTS(large, large), INTS(1, 1)), RUNTIME,
                "numel: integer multiplication overflow");
        REFUSED(torc_set_storage_(torc_empty(0), s, huge, 2, 1), RUNTIME,
                "Storage size calculation overflowed with sizes=[2] and strides=[1]");
        REFUSED(torc_tensor_over(s, huge, .dtype = TORC_FLOAT64), RUNTIME, "Storage size calculation overflowed");
        REFUSED(torc_tensor_over(s, 2), TYPE, "dtype is required");
        REFUSED(torc_set_storage_(torc_empty(0), s, 1), TYPE, "only with a size");
        assert_int_equal(bytes_of(source), 48);

        torc_tensor t = torc_zeros(3);
        SHAPED(torc_set_(t, NULL), 1, LIST(0), LIST(1));
        assert_int_equal(bytes_of(t), 0);
        torc_tensor turned = torc_narrow(torc_t(torc_view(count_to(12), SHAPE(3, 4))), 0, 1, 3), d = torc_zeros(2);
        SHAPED(torc_set_(d, turned), 2, LIST(3, 3), LIST(1, 4));
        assert_int_equal(torc_storage_offset(d), 1);
        assert_true(torc_is_same_view(d, turned));
        HOLDS(torc_set_(torc_zeros(0), torc_narrow(count_to(12), 0, 2, 10), .storage_offset = 1, .size = 2), 3, 4);
        REFUSED(torc_set_(torc_zeros(3), turned, .size = 3), RUNTIME,
                "passed in tensor to be used as storage must be contiguous");
        REFUSED(torc_set_(torc_zeros(3), torc_zeros(3, .dtype = TORC_INT64)), RUNTIME,
                "Could not set tensor of type long int to a tensor of type float");
        REFUSED(torc_set_(torc_zeros(3), torc_zeros(3, .dtype = TORC_BFLOAT16)), RUNTIME,
                "Could not set tensor of type c10::BFloat16 to a tensor of type float");
        NO_ERROR();
    }
}

/* ------------------------------------------------------------------------------------------------ versions */
static void versions(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor x = torc_zeros(3), d = torc_data(x), detached = torc_detach(x),
                    of_view = torc_data(torc_view(x, -1));
        torc_add_(x, 1);
        assert_int_equal(torc_tensor_version(x), 1);
        assert_int_equal(torc_tensor_version(d), 0);
        assert_int_equal(torc_tensor_version(detached), 1);
        torc_add_(d, 1), torc_add_(of_view, 1);
        assert_int_equal(torc_tensor_version(x), 1);
        assert_int_equal(torc_tensor_version(d), 1);
        assert_int_equal(torc_tensor_version(torc_view(d, -1)), 1);
        HOLDS(x, 3, 3, 3);

        torc_tensor y = torc_zeros(3), v = torc_narrow(y, 0, 1, 2), z = torc_ones(5);
        torc_add_(y, 1), torc_add_(z, 1), torc_add_(z, 1);
        assert_true(torc_set_data(y, z));
        assert_int_equal(torc_tensor_version(y), 1);
        assert_int_equal(torc_tensor_version(z), 2);
        torc_add_(y, 1); /* noticed by its old views, not by whom it shares the memory with */
        assert_int_equal(torc_tensor_version(y), 2);
        assert_int_equal(torc_tensor_version(v), 2);
        assert_int_equal(torc_tensor_version(z), 2);
        assert_int_equal(torc_tensor_version(torc_narrow(y, 0, 0, 1)), 2);
        HOLDS(z, 4, 4, 4, 4, 4);
        HOLDS(v, 1, 1);

        torc_tensor a = torc_zeros(3), b = torc_ones(4), old = torc_narrow(a, 0, 0, 2);
        torc_add_(b, 1), torc_add_(b, 1), torc_add_(b, 1);
        torc_set_(a, b);
        assert_int_equal(torc_tensor_version(a), 1);
        assert_int_equal(torc_tensor_version(b), 3);
        assert_int_equal(torc_tensor_version(old), 1);
        torc_add_(a, 1);
        assert_int_equal(torc_tensor_version(a), 2);
        assert_int_equal(torc_tensor_version(b), 3);
        assert_int_equal(torc_tensor_version(torc_set_(torc_zeros(3), torc_zeros(3))), 1);
        torc_tensor self = torc_zeros(3);
        assert_int_equal(torc_tensor_version(torc_set_(self, self)), 1);
        torc_set_storage_(self, torc_tensor_storage(self), .size = 2);
        assert_int_equal(torc_tensor_version(self), 2);

        const struct {
            torc_ints size;
            int version;
            size_t bytes;
        } resized[] = {
            {SHAPE(3), 0, 12}, {SHAPE(2), 1, 12}, {SHAPE(5), 1, 20}, {SHAPE(3, 1), 1, 12}, {SHAPE(0), 1, 12}};
        for (int i = 0; i < 5; i++) {
            torc_tensor t = torc_resize_(torc_zeros(3), resized[i].size);
            assert_int_equal(torc_tensor_version(t), resized[i].version);
            assert_int_equal(bytes_of(t), resized[i].bytes);
        }
        assert_int_equal(torc_tensor_version(torc_resize_as_(torc_zeros(3), torc_zeros(7))), 1);
        assert_int_equal(torc_tensor_version(torc_resize_as_(torc_zeros(3), torc_zeros(3))), 0);
        NO_ERROR();
    }
}

/* Memory goes as soon as nobody uses it, though the counter is still counted with. */
static int freed;
static void count_free(void *data) {
    (void)data;
    freed++;
}
static void old_memory_is_let_go_of(void **state) {
    (void)state;
    static float data[4];
    freed = 0;
    torc_tensor t = NULL;
    TORC_SCOPE {
        t = torc_retain(torc_from_blob(data, SHAPE(4), .dtype = TORC_FLOAT32, .owner = TORC_CONTEXT(data, count_free)));
        torc_add_(t, 1);
        assert_int_equal(freed, 0);
        torc_set_data(t, torc_ones(2));
        NO_ERROR();
    }
    assert_int_equal(freed, 1);
    assert_int_equal(torc_tensor_version(t), 1);
    TORC_SCOPE {
        torc_tensor alias = torc_narrow(t, 0, 0, 1);
        torc_set_(t, torc_zeros(3));
        torc_add_(alias, 1);
    }
    assert_int_equal(torc_tensor_version(t), 3);
    torc_release(t);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------ autograd */
static void set_data_and_autograd(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor w = leaf(torc_zeros(3));
        torc_tensor y = torc_mul(w, w);
        assert_true(torc_set_data(w, torc_mul(torc_ones(3), 5)));
        assert_int_equal(torc_tensor_version(w), 0);
        assert_true(torc_requires_grad(w) && torc_is_leaf(w));
        assert_true(torc_backward(torc_sum(y))); /* the saved tensor is w itself */
        HOLDS(torc_grad(w), 10, 10, 10);
        assert_true(torc_set_data(w, torc_zeros(4))); /* the gradient stays as it is */
        HOLDS(torc_grad(w), 10, 10, 10);
        torc_set_grad(w, NULL);
        assert_true(torc_backward(torc_sum(torc_mul(w, 2))));
        HOLDS(torc_grad(w), 2, 2, 2, 2);
        torc_set_grad(w, NULL);

        torc_node kept = torc_node_next(torc_grad_fn(torc_mul(w, 1)), 0);
        assert_true(torc_set_data(w, torc_ones(4)));
        assert_ptr_equal(kept, torc_node_next(torc_grad_fn(torc_mul(w, 1)), 0));
        assert_true(torc_set_data(w, torc_ones(4, .dtype = TORC_FLOAT64)));
        assert_ptr_not_equal(kept, torc_node_next(torc_grad_fn(torc_mul(w, 1)), 0));
        assert_true(torc_backward(torc_sum(torc_mul(w, 2))));
        assert_int_equal(torc_tensor_dtype(torc_grad(w)), TORC_FLOAT64);
        REFUSED(torc_set_data(w, torc_ones(4, .dtype = TORC_INT64)), RUNTIME,
                "data set to a tensor that requires gradients must be floating point or complex dtype");
        assert_true(torc_set_data(w, torc_ones(4, .dtype = TORC_COMPLEX64)));
        assert_true(torc_requires_grad(w) && torc_tensor_dtype(w) == TORC_COMPLEX64);
        assert_true(torc_set_data(w, torc_ones(4, .dtype = TORC_FLOAT64)));
        torc_tensor f = torc_zeros(3);
        assert_true(torc_set_data(f, torc_ones(7, .dtype = TORC_INT32)));
        assert_int_equal(torc_tensor_dtype(f), TORC_INT32);
        assert_true(torc_set_data(f, leaf(torc_ones(2))));
        assert_false(torc_requires_grad(f));
        torc_tensor n = torc_mul(leaf(torc_zeros(3)), 2);
        assert_true(torc_set_data(n, torc_zeros(9)));
        assert_string_equal(torc_grad_fn_name(n), "MulBackward0");

        torc_tensor base = torc_zeros(6), v = torc_narrow(base, 0, 0, 2);
        assert_true(torc_set_data(v, torc_ones(9)));
        assert_true(torc_is_view(v) && torc_view_base(v) == base);
        torc_add_(v, 1);
        assert_int_equal(torc_tensor_version(base), 1);
        HOLDS(base, 0, 0, 0, 0, 0, 0);
        torc_tensor d = torc_data(leaf(torc_ones(2)));
        assert_true(!torc_requires_grad(d) && torc_is_leaf(d) && !torc_is_view(d));
        assert_int_equal(torc_numel(torc_resize_(torc_data(w), 9)), 9);
        assert_int_equal(torc_numel(w), 4);

        int before = torc_inference_mode_begin();
        torc_tensor inference = torc_ones(3);
        assert_false(torc_is_inference(torc_data(f)));
        torc_inference_mode_end(before);
        assert_false(torc_is_inference(torc_data(inference)));
        assert_true(torc_set_data(f, inference));
        assert_true(torc_is_inference(f));
        assert_true(torc_set_data(inference, torc_zeros(4)));
        assert_false(torc_is_inference(inference));
        REFUSED(torc_set_data(w, NULL), TYPE, "Variable data has to be a tensor, but got None");
        NO_ERROR();
    }
}

static void set_and_autograd(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor w = leaf(torc_zeros(3));
        REFUSED(torc_set_(w, torc_ones(3)), RUNTIME,
                "a leaf Variable that requires grad is being used in an in-place operation.");
        REFUSED(torc_set_(torc_narrow(w, 0, 0, 2), torc_ones(3)), RUNTIME,
                "a view of a leaf Variable that requires grad is being used in an in-place operation.");
        HOLDS(w, 0, 0, 0);
        TORC_NO_GRAD { torc_set_(w, torc_ones(5)); }
        NO_ERROR();
        assert_true(torc_requires_grad(w) && torc_is_leaf(w) && torc_numel(w) == 5);
        assert_int_equal(torc_tensor_version(w), 1);
        torc_tensor t = torc_set_(torc_zeros(3), w);
        assert_true(torc_requires_grad(t));
        assert_string_equal(torc_grad_fn_name(t), "NotImplemented");
        REFUSED(torc_backward(torc_sum(t)), NOT_IMPLEMENTED, "derivative for set_ is not implemented");
        torc_tensor n = torc_mul(leaf(torc_ones(2)), 2);
        REFUSED(torc_backward(torc_sum(torc_set_(n, torc_zeros(3)))), NOT_IMPLEMENTED,
                "derivative for set_ is not implemented");
        n = torc_mul(leaf(torc_ones(3)), 2);
        TORC_NO_GRAD {
            torc_set_(n, torc_zeros(3));
            assert_false(torc_requires_grad(torc_set_(torc_zeros(3), w)));
        }
        assert_string_equal(torc_grad_fn_name(n), "MulBackward0");
        torc_tensor b = torc_mul(leaf(torc_zeros(4)), 2), v = torc_narrow(b, 0, 0, 2);
        torc_set_(v, torc_ones(3));
        assert_string_equal(torc_grad_fn_name(b), "CopySlices");
        assert_string_equal(torc_grad_fn_name(v), "AsStridedBackward0");
        assert_int_equal(torc_tensor_version(b), 1);
        REFUSED(torc_backward(torc_sum(v)), NOT_IMPLEMENTED, "derivative for set_ is not implemented");
        REFUSED(torc_set_(torc_chunk(b, 2).data[0], torc_ones(3)), RUNTIME, "is a view and is being modified inplace");
        int before = torc_inference_mode_begin();
        torc_tensor inference = torc_zeros(3);
        assert_int_equal(torc_numel(torc_set_(inference, torc_zeros(4))), 4);
        torc_inference_mode_end(before);
        REFUSED(torc_set_(inference, torc_zeros(5)), RUNTIME,
                "Inplace update to inference tensor outside InferenceMode");
        assert_false(torc_is_inference(torc_set_(torc_zeros(2), inference)));
        torc_tensor saved = leaf(torc_ones(3)), m = torc_mul(saved, 1), p = torc_mul(m, m); /* a write as any other */
        TORC_NO_GRAD { torc_set_(m, torc_ones(3)); }
        REFUSED(torc_backward(torc_sum(p)), RUNTIME, "has been modified by an inplace operation");
        NO_ERROR();
    }
}

/* ------------------------------------------------------------------------------------------------ resize_ */
static void resizing(void **state) {
    (void)state;
    TORC_SCOPE {
        torc_tensor r = count_to(6), v = torc_narrow(r, 0, 0, 2);
        assert_ptr_equal(torc_resize_(r, 200), r);
        HOLDS(torc_narrow(r, 0, 0, 6), 0, 1, 2, 3, 4, 5);
        HOLDS(v, 0, 1);
        assert_ptr_equal(torc_data_ptr(r), torc_data_ptr(v));
        assert_int_equal(torc_tensor_version(v), 1);
        torc_tensor image = torc_zeros(SHAPE(2, 3, 4, 5));
        SHAPED(torc_resize_(torc_clone(image), SHAPE(2, 3, 4, 5), .memory_format = TORC_CHANNELS_LAST), 4,
               LIST(2, 3, 4, 5), LIST(60, 1, 15, 3));
        REFUSED(torc_resize_(torc_zeros(2), SHAPE(2, 3, 5), .memory_format = TORC_CHANNELS_LAST), RUNTIME,
                "required rank 4 tensor to use channels_last format");
        torc_tensor video = torc_contiguous(torc_zeros(SHAPE(2, 3, 4, 5, 6)), .memory_format = TORC_CHANNELS_LAST_3D);
        SHAPED(torc_resize_(torc_zeros(2), SHAPE(2, 3, 4, 5, 6), .memory_format = TORC_CHANNELS_LAST_3D), 5,
               LIST(2, 3, 4, 5, 6), LIST(360, 1, 90, 18, 3));
        SHAPED(torc_resize_as_(torc_zeros(2), video, .memory_format = TORC_PRESERVE_FORMAT), 5, LIST(2, 3, 4, 5, 6),
               LIST(360, 1, 90, 18, 3));
        REFUSED(torc_resize_(torc_zeros(2), SHAPE(2, 3, 5), .memory_format = TORC_CHANNELS_LAST_3D), RUNTIME,
                "required rank 5 tensor to use channels_last_3d format");
        REFUSED(torc_resize_(torc_zeros(2), 3, .memory_format = (torc_memory_format)77), VALUE, "");
        SHAPED(torc_resize_(torc_t(torc_zeros(SHAPE(3, 2))), SHAPE(2, 3)), 2, LIST(2, 3), LIST(1, 2));
        SHAPED(torc_resize_(torc_t(torc_zeros(SHAPE(3, 2))), SHAPE(2, 3), .memory_format = TORC_CONTIGUOUS_FORMAT), 2,
               LIST(2, 3), LIST(3, 1));
        REFUSED(torc_resize_(torc_zeros(3), INTS(-1)), RUNTIME, "numel: integer multiplication overflow");
        REFUSED(torc_resize_(torc_zeros(3), INTS((int64_t)1 << 61, 4)), RUNTIME,
                "numel: integer multiplication overflow");
        REFUSED(torc_resize_(torc_zeros(3), (int64_t)1 << 61), RUNTIME,
                "Storage size calculation overflowed with sizes=[2305843009213693952]");
        assert_int_equal(torc_dim(torc_resize_(torc_zeros(3), SHAPE0)), 0);
        torc_tensor second = torc_narrow(count_to(4), 0, 2, 2);
        torc_resize_(second, 6);
        assert_int_equal(bytes_of(second), 32);
        assert_int_equal(torc_storage_offset(second), 2);
        HOLDS(torc_narrow(second, 0, 0, 2), 2, 3);
        torc_tensor steps = torc_slice(count_to(6), 0, .step = 2);
        HOLDS(torc_resize_(steps, 3), 0, 2, 4);
        HOLDS(torc_resize_(steps, 4), 0, 1, 2, 3);
        SHAPED(torc_resize_(torc_expand(count_to(1), 5), 5), 1, LIST(5), LIST(0));
        SHAPED(torc_resize_(torc_expand(count_to(1), 5), SHAPE(5, 1)), 2, LIST(5, 1), LIST(1, 1));
        for (int dtype = TORC_BOOL; dtype < TORC_DTYPE_COUNT; dtype++) {
            torc_tensor t = torc_ones(3, .dtype = (torc_dtype)dtype);
            torc_resize_(t, SHAPE(30, 30));
            HOLDS(torc_narrow(torc_view(t, INTS(-1)), 0, 0, 3), 1, 1, 1);
            assert_int_equal(bytes_of(t), 900 * torc_dtype_size((torc_dtype)dtype));
        }

        torc_tensor last = torc_contiguous(image, .memory_format = TORC_CHANNELS_LAST);
        SHAPED(torc_resize_as_(torc_zeros(3), last), 4, LIST(2, 3, 4, 5), LIST(60, 20, 5, 1));
        SHAPED(torc_resize_as_(torc_zeros(3), last, .memory_format = TORC_PRESERVE_FORMAT), 4, LIST(2, 3, 4, 5),
               LIST(60, 1, 15, 3));
        SHAPED(torc_resize_as_(torc_zeros(3), image, .memory_format = TORC_CHANNELS_LAST), 4, LIST(2, 3, 4, 5),
               LIST(60, 1, 15, 3));
        SHAPED(torc_resize_as_(torc_zeros(3), torc_t(torc_zeros(SHAPE(2, 3))), .memory_format = TORC_PRESERVE_FORMAT),
               2, LIST(3, 2), LIST(2, 1));
        SHAPED(torc_resize_as_(torc_t(torc_zeros(SHAPE(3, 2))), torc_zeros(SHAPE(2, 3))), 2, LIST(2, 3), LIST(1, 2));

        static const char grad[] = "cannot resize variables that require grad";
        torc_tensor w = leaf(torc_zeros(3));
        REFUSED(torc_resize_(w, 4), RUNTIME, grad);
        REFUSED(torc_resize_(torc_mul(w, 2), 5), RUNTIME, grad);
        TORC_NO_GRAD {
            REFUSED(torc_resize_(w, 4), RUNTIME, grad);
            REFUSED(torc_resize_as_(w, torc_zeros(3)), RUNTIME, grad);
            REFUSED(torc_resize_(torc_narrow(w, 0, 0, 1), 1), RUNTIME, grad);
        }
        assert_int_equal(torc_numel(torc_resize_(torc_detach(w), 9)), 9);
        int before = torc_inference_mode_begin();
        torc_tensor inference = torc_zeros(3);
        torc_inference_mode_end(before);
        assert_int_equal(torc_numel(torc_resize_(inference, 3)), 3);
        REFUSED(torc_resize_(inference, 5), RUNTIME, "Inplace update to inference tensor outside InferenceMode");
        assert_int_equal(torc_numel(torc_resize_as_(inference, torc_zeros(5))), 5);
        NO_ERROR();
    }
}

static void what_is_new_is_filled(void **state) {
    (void)state;
    const double nan = __builtin_nan("");
    torc_use_deterministic_algorithms(true);
    TORC_SCOPE {
        HOLDS(torc_resize_(torc_zeros(3, .dtype = TORC_INT32), 6), 0, 0, 0, INT32_MAX, INT32_MAX, INT32_MAX);
        torc_tensor t = torc_zeros(3);
        HOLDS(torc_resize_(torc_resize_(t, 2), 3), 0, 0, 0);
        torc_tensor x = torc_narrow(count_to(8), 0, 2, 2);
        HOLDS(torc_resize_(x, 9), 2, 3, 4, 5, 6, 7, nan, nan, nan);
        assert_int_equal(torc_tensor_version(x), 1);
        HOLDS(torc_resize_(torc_zeros(3, .dtype = TORC_BOOL), 5), 0, 0, 0, 1, 1);
        torc_set_fill_uninitialized_memory(false);
        torc_resize_(t, 300);
        HOLDS(torc_narrow(t, 0, 0, 3), 0, 0, 0);
        torc_set_fill_uninitialized_memory(true);
    }
    torc_use_deterministic_algorithms(false);
    NO_ERROR();
}

/* ------------------------------------------------------------------------------------------------ out= */
static void ignore(torc_warning_category category, const char *message, void *data) {
    (void)category, (void)message, (void)data;
}
static void out_tensors_grow(void **state) {
    (void)state;
    torc_set_warning_handler(ignore, TORC_NO_CONTEXT);
    TORC_SCOPE {
        torc_tensor o = count_to(6), v = torc_narrow(o, 0, 0, 3), vv = torc_view(o, SHAPE(2, 3)), x = torc_ones(10);
        torc_add_out(o, x, x);
        HOLDS(o, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
        HOLDS(v, 2, 2, 2);
        HOLDS(vv, 2, 2, 2, 2, 2, 2);
        assert_ptr_equal(torc_data_ptr(o), torc_data_ptr(v));
        assert_int_equal(torc_tensor_version(o), 1);
        assert_int_equal(torc_tensor_version(v), 1);
        o = count_to(6);
        torc_tensor w = torc_narrow(o, 0, 2, 2);
        torc_add_out(w, x, x);
        HOLDS(o, 0, 1, 2, 2, 2, 2);
        HOLDS(w, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2);
        assert_int_equal(torc_storage_offset(w), 2);
        torc_add_out(w, torc_ones(400), torc_ones(400)); /* large enough to have bytes of its own */
        assert_int_equal(bytes_of(o), 1608);
        HOLDS(o, 0, 1, 2, 2, 2, 2);

        o = torc_zeros(SHAPE(2, 2),
                       .dtype = TORC_FLOAT64); /* another dtype, and a kernel that wants contiguous tensors */
        v = torc_select(o, 0, 0);
        torc_add_out(o, x, x);
        HOLDS(v, 2, 2);
        o = torc_zeros(2), v = torc_narrow(o, 0, 1, 1);
        torc_matmul_out(o, torc_ones(SHAPE(200, 3)), torc_ones(SHAPE(3, 2)));
        HOLDS(v, 3);
        SHAPED(o, 2, LIST(200, 2), LIST(2, 1));
        o = torc_zeros(2), v = torc_narrow(o, 0, 1, 1);
        torc_cat_out(o, TENSORS(x, torc_mul(x, 2)));
        HOLDS(v, 1);
        torc_tensor image = torc_contiguous(torc_ones(SHAPE(2, 3, 4, 5)), .memory_format = TORC_CHANNELS_LAST);
        o = torc_zeros(1), v = torc_view(o, SHAPE(1, 1));
        torc_mul_out(o, image, image);
        HOLDS(v, 1);
        SHAPED(o, 4, LIST(2, 3, 4, 5), LIST(60, 1, 15, 3));
        o = torc_zeros(1), v = torc_view(o, SHAPE(1, 1)); /* a composite, whose result may be an input's memory */
        torc_tensor in = torc_ones(SHAPE(2, 3, 4, 5));
        torc_sub_out(o, in, torc_zeros(SHAPE(2, 3, 4, 5)));
        torc_fill_(v, 7);
        assert_true(torc_item(torc_sum(in)) == 120 && torc_item(torc_sum(o)) == 126);

        torc_tensor values = torc_zeros(1), indices = torc_zeros(1, .dtype = TORC_INT64);
        torc_tensor v0 = torc_view(values, SHAPE(1, 1)), v1 = torc_view(indices, SHAPE(1, 1));
        torc_max_dim_out(((torc_max_dim_result){values, indices}), torc_view(count_to(300), SHAPE(100, 3)), 1);
        HOLDS(v0, 2);
        HOLDS(v1, 2);
        torc_tensor both = torc_zeros(2);
        REFUSED(torc_aminmax_out(((torc_aminmax_result){torc_narrow(both, 0, 0, 1), torc_narrow(both, 0, 1, 1)}),
                                 torc_view(count_to(300), SHAPE(100, 3)), .dim = 1)
                    .min,
                RUNTIME, "two out tensors share a storage that is too small for the results");
        HOLDS(both, 0, 0);
        NO_ERROR();
    }
    torc_set_warning_handler(NULL, TORC_NO_CONTEXT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(storages),
        cmocka_unit_test(storages_are_resized),
        cmocka_unit_test(what_is_not_torcs_is_not_resized),
        cmocka_unit_test(what_is_read_only_is_not_written),
        cmocka_unit_test(tensors_over_a_storage),
        cmocka_unit_test(versions),
        cmocka_unit_test(old_memory_is_let_go_of),
        cmocka_unit_test(set_data_and_autograd),
        cmocka_unit_test(set_and_autograd),
        cmocka_unit_test(resizing),
        cmocka_unit_test(what_is_new_is_filled),
        cmocka_unit_test(out_tensors_grow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
