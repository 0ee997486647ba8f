/* What needs more blocks than a grid has goes to the driver in pieces: how many launches there are, and how large, with a small
 * limit, against the double of the driver. That they compute the same is seen on a GPU (tests/cuda/test_cuda_grids.c). */
/* also: overlap FAKE_CUDA_PTX=90 */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"

#include "cuda/kernels/host.h"

enum { MOST = 3 };
static torc_tensor empty(torc_ints shape) { return torc_empty(shape, .device = TORC_CUDA(0)); }

typedef torc_tensor call(void);
static torc_tensor softmax_rows(void) {
    return torc_softmax(empty(SHAPE(97, 200)), 1);
} /* 4 rows to a block: 25 blocks */
static torc_tensor softmax_short_rows(void) {
    return torc_softmax(empty(SHAPE(20000, 8)), 1);
} /* 256 rows to a block: 79 blocks */
static torc_tensor softmax_columns(void) {
    return torc_softmax(empty(SHAPE(2, 5, 200)), 1);
} /* of 192 columns, within each of 2 */
static torc_tensor softmax_planes(void) {
    return torc_softmax(empty(SHAPE(9, 5, 40)), 1);
} /* 4 times 40 columns in 192 */
static torc_tensor layer_norm(void) { return torc_layer_norm(empty(SHAPE(97, 8)), INTS(8)); }
static torc_tensor sums(void) {
    return torc_sum(empty(SHAPE(16000, 3)), .dim = DIMS(1));
} /* 1024 results to a block: 16 blocks in halves */
static torc_tensor losses(void) {
    return torc_nll_loss(empty(SHAPE(2000, 3)), torc_empty(SHAPE(2000), .dtype = TORC_INT64, .device = TORC_CUDA(0)),
                         .reduction = "none"); /* 8 blocks */
}
static torc_tensor rows(void) { /* 16 bytes are a unit, 1024 units a block, 500 of them a row: 6 rows in 3 blocks */
    return torc_embedding(empty(SHAPE(7, 2000)), torc_empty(SHAPE(13), .dtype = TORC_INT64, .device = TORC_CUDA(0)));
}
static const struct {
    call *f;
    int pieces;
} calls[] = {{softmax_rows, 9},    {softmax_short_rows, 27},
             {softmax_columns, 4}, {softmax_planes, 3},
             {layer_norm, 9},      {sums, 8},
             {losses, 3},          {rows, 3}};

static int64_t launches(const fake_cuda_controls *fake) {
    return fake->calls("cuLaunchKernel") + fake->calls("cuLaunchKernelEx");
}
CASE(pieces) {
    REQUIRE(torc_cuda_is_available());
    const fake_cuda_controls *fake = cuda_case_controls();
    for (int k = 0; k < (int)(sizeof calls / sizeof calls[0]); k++) {
        REQUIRE(RUNS(calls[k].f()));
        const int64_t before = launches(fake);
        REQUIRE(RUNS(calls[k].f()));
        const int64_t one = launches(fake) - before;
        cuda_most_blocks = MOST;
        REQUIRE(RUNS(calls[k].f()));
        REQUIRE(fake->last_launch()->grid[0] <= MOST);
        cuda_most_blocks = INT32_MAX;
        const int64_t many = launches(fake) - before - one;
        if (one != 1 || many != calls[k].pieces)
            fprintf(stderr, "call %d: %d and %d launches\n", k, (int)one, (int)many);
        REQUIRE(one == 1 && many == calls[k].pieces);
    }
}

/* Sizes that do need it: nothing is refused, and no launch is one that the driver refuses. */
static torc_tensor large(torc_ints shape, torc_dtype dtype) {
    torc_tensor t = torc_empty(shape, .dtype = dtype, .device = TORC_CUDA(0));
    REQUIRE(t);
    return t;
}
CASE(sizes) {
    setenv("FAKE_CUDA_MEMORY", "400000000000", 1);
    REQUIRE(torc_cuda_is_available());
    const int64_t more = ((int64_t)1 << 31) + 8, many = ((int64_t)1 << 33) + 8;
    const torc_dtype f16 = TORC_FLOAT16;
    TORC_SCOPE { REQUIRE(torc_softmax(large(SHAPE(many, 1), f16), 1)); }
    TORC_SCOPE {
        torc_tensor x = torc_requires_grad_(large(SHAPE(more, 1), f16), true);
        torc_tensor loss = torc_cross_entropy(x, large(SHAPE(more), TORC_UINT8));
        REQUIRE(loss && torc_backward(loss));
    }
    TORC_SCOPE {
        torc_tensor x = torc_requires_grad_(large(SHAPE(more, 1), f16), true), y = torc_layer_norm(x, INTS(1));
        REQUIRE(y && torc_backward(y, .gradient = y));
    }
    TORC_SCOPE { REQUIRE(torc_batch_norm(large(SHAPE(2, more), f16), NULL, NULL, .training = true)); }
    TORC_SCOPE { REQUIRE(torc_group_norm(large(SHAPE(1, more), f16), 1)); }
    TORC_SCOPE { REQUIRE(torc_group_norm(large(SHAPE(2, more), f16), more)); }
    TORC_SCOPE { REQUIRE(torc_group_norm(large(SHAPE(more, 1, 8), f16), 1)); }
    TORC_SCOPE {
        REQUIRE(torc_sum(torc_expand(large(SHAPE(more, 1), TORC_BOOL), SHAPE(more, 100000)), .dim = DIMS(1)));
    }
    REQUIRE(cuda_case_controls()->violations() == 0 && !torc_error());
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {cmocka_unit_test(pieces), cmocka_unit_test(sizes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
#else
int main(void) { return 0; }
#endif
