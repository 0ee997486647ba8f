/* Kernels of dense rows that take images with their channels last (kernel.last): no tensor is copied for them, neither before nor after, and what
 * lies otherwise than the rest is. Launches are counted against the double of the driver; the numbers are seen on a GPU
 * (tests/cuda/test_cuda_pool.c). */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"

#include "ops/generated/internal.h"

static const fake_cuda_controls *fake;
static int64_t launches(void) { return fake->calls("cuLaunchKernel") + fake->calls("cuLaunchKernelEx"); }
static torc_tensor image(torc_dtype dtype, torc_ints shape) {
    return torc_empty(shape, .dtype = dtype, .device = TORC_CUDA(0));
}
static torc_tensor image_last(torc_dtype dtype, torc_ints shape) {
    return torc_empty(shape, .dtype = dtype, .device = TORC_CUDA(0), .memory_format = TORC_CHANNELS_LAST);
}
static bool lies_last(torc_tensor t) {
    return torc_is_contiguous(t, TORC_CHANNELS_LAST) && !torc_is_contiguous(t, TORC_CONTIGUOUS_FORMAT);
}
#define LAUNCHES(n, ...)                      \
    do {                                      \
        const int64_t before_ = launches();   \
        REQUIRE(RUNS(__VA_ARGS__));           \
        REQUIRE(launches() == before_ + (n)); \
    } while (0)
#define WINDOWS INTS(3), .stride = INTS(2), .padding = INTS(1)
#define GIVEN 8, 8, INTS(3, 3), INTS(2, 2), INTS(1, 1)

CASE(channels_last_is_not_copied) {
    REQUIRE(torc_cuda_is_available());
    fake = cuda_case_controls();
    static const torc_dtype dtypes[] = {TORC_FLOAT16, TORC_BFLOAT16, TORC_FLOAT32, TORC_FLOAT64};
    for (int i = 0; i < 4; i++)
        for (int64_t channels = 3; channels < 9; channels += 5) {
            torc_tensor x = image_last(dtypes[i], SHAPE(2, channels, 8, 8)), y, at, g;
            LAUNCHES(1, (y = torc_avg_pool2d(x, WINDOWS)));
            REQUIRE(lies_last(y));
            torc_max_pool2d_with_indices_result r;
            LAUNCHES(1, (r = torc_max_pool2d_with_indices(x, WINDOWS)).output);
            REQUIRE(lies_last(r.output) && lies_last(r.indices));
            LAUNCHES(1, (g = op_max_pool2d_backward(r.output, r.indices, GIVEN, INTS(1, 1))));
            REQUIRE(lies_last(g));
            LAUNCHES(1, (g = op_avg_pool2d_backward(r.output, GIVEN, false, true, (attr_number){0})));
            REQUIRE(lies_last(g));
            LAUNCHES(1, (y = torc_adaptive_avg_pool2d(x, SHAPE(3, 2))));
            REQUIRE(lies_last(y));
            LAUNCHES(1, torc_adaptive_avg_pool2d(x, SHAPE(1, 1)));
            torc_adaptive_max_pool2d_result parts;
            LAUNCHES(1, (parts = torc_adaptive_max_pool2d(x, SHAPE(3, 2))).output);
            REQUIRE(lies_last(parts.output) && lies_last(parts.indices));
            /* large windows */
            x = image_last(dtypes[i], SHAPE(2, channels, 20, 20));
            LAUNCHES(1, torc_adaptive_avg_pool2d(x, SHAPE(1, 1)));
            LAUNCHES(1, (r = torc_max_pool2d_with_indices(x, INTS(11))).output);
            /* into memory that lies so, and into other */
            y = image_last(dtypes[i], SHAPE(2, channels, 10, 10));
            LAUNCHES(1, torc_avg_pool2d_out(y, x, INTS(2)));
            y = image(dtypes[i], SHAPE(2, channels, 10, 10));
            LAUNCHES(2, torc_avg_pool2d_out(y, x, INTS(2)));
            /* places that lie otherwise than the gradient are copied */
            g = image_last(dtypes[i], SHAPE(2, channels, 4, 4)), at = image(TORC_INT64, SHAPE(2, channels, 4, 4));
            LAUNCHES(2, (y = op_max_pool2d_backward(g, at, GIVEN, INTS(1, 1))));
            REQUIRE(lies_last(y));
            g = image(dtypes[i], SHAPE(2, channels, 4, 4)), at = image_last(TORC_INT64, SHAPE(2, channels, 4, 4));
            LAUNCHES(2, (y = op_max_pool2d_backward(g, at, GIVEN, INTS(1, 1))));
            REQUIRE(torc_is_contiguous(y, TORC_CONTIGUOUS_FORMAT));
        }
    torc_tensor whole = image_last(TORC_UINT8, SHAPE(2, 3, 8, 8));
    LAUNCHES(1, torc_max_pool2d(whole, WINDOWS));
    REQUIRE(!fake->violations() && !torc_error());
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {cmocka_unit_test(channels_last_is_not_copied)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif
