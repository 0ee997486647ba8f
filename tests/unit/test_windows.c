/* test_windows.c - the windows that the gradient of a pooling is told: what no pooling has is refused by inference, which hands on the others to
 * kernels that do not look. */
#include "test_autograd.h"

#include "ops/generated/internal.h"

static void refused(torc_tensor got, const char *text) {
    assert_null(got);
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(strstr(torc_error_message(), text));
    torc_error_clear();
}
static void maxima(void **state) {
    (void)state;
    torc_tensor g = torc_ones(SHAPE(1, 1, 2, 2)), at = torc_zeros(SHAPE(1, 1, 2, 2), .dtype = TORC_INT64);
    const torc_ints two = DIMS(2, 2), one = DIMS(1, 1), zero = DIMS(0, 0), none = torc_ints_of(NULL, 0);
    static const char text[] = "max_pool2d_backward: no pooling has such windows";
    assert_non_null(op_max_pool2d_backward(g, at, 4, 4, two, two, zero, one));
    assert_non_null(op_max_pool2d_backward(g, at, 4, 4, two, none, zero, one));   /* stride: the kernel's size */
    assert_non_null(op_max_pool2d_backward(g, at, 4, 4, none, none, none, none)); /* windows that divide the image */
    refused(op_max_pool2d_backward(g, at, 4, 4, zero, two, zero, one), text);
    refused(op_max_pool2d_backward(g, at, 4, 4, two, zero, zero, one), text);
    refused(op_max_pool2d_backward(g, at, 4, 4, two, two, DIMS(-1, 0), one), text);
    refused(op_max_pool2d_backward(g, at, 4, 4, two, two, zero, zero), text);
    refused(op_max_pool2d_backward(g, at, 4, 4, two, two, none, one), text);
    refused(op_max_pool2d_backward(g, at, 4, 4, DIMS(2, 2, 2), two, zero, one), text);
    refused(op_max_pool2d_backward(g, at, 4, 4, DIMS(2, INT64_C(1) << 31), two, zero, one), text);
}
static void means(void **state) {
    (void)state;
    torc_tensor g = torc_ones(SHAPE(1, 1, 2, 2));
    const torc_ints two = DIMS(2, 2), zero = DIMS(0, 0);
    const attr_number none = {0};
    assert_non_null(op_avg_pool2d_backward(g, 4, 4, two, two, zero, false, true, none));
    torc_tensor by = op_avg_pool2d_backward(g, 4, 4, two, two, zero, false, true, number_int(-8));
    assert_true(torc_item(torc_sum(by)) == -2);
    refused(op_avg_pool2d_backward(g, 4, 4, two, two, zero, false, true, number_int(0)), "divisor must be not zero");
    refused(op_avg_pool2d_backward(g, 4, 4, two, DIMS(2, -1), zero, false, true, none),
            "avg_pool2d_backward: no pooling has such windows");
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(maxima), SCOPED(means)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
