/* Which plans products get, against doubles of the driver and of cuBLASLt: what is timed, when, and what a capture may not
 * time. */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"

#include "torc/backends.h"

static int64_t (*products)(void), (*questions)(void);
static size_t (*workspace)(void);
static torc_tensor a, b;
enum { CANDIDATES = 3, RUNS = 6 }; /* the first of them loads the code */

static void start(void) {
    void *symbols[3] = {cuda_case_symbol("lt/libcublasLt.so.13", "fake_cublaslt_products"),
                        cuda_case_symbol("lt/libcublasLt.so.13", "fake_cublaslt_questions"),
                        cuda_case_symbol("lt/libcublasLt.so.13", "fake_cublaslt_workspace")};
    memcpy(&products, &symbols[0], sizeof products);
    memcpy(&questions, &symbols[1], sizeof questions);
    memcpy(&workspace, &symbols[2], sizeof workspace);
    a = torc_empty(SHAPE(256, 192), .device = TORC_CUDA(0));
    b = torc_empty(SHAPE(192, 256), .device = TORC_CUDA(0));
    REQUIRE(a && b && torc_cuda_synchronize(0));
}
/* How many products the library was given for one of ours. */
static int64_t given(void) {
    const int64_t before = products();
    REQUIRE(RUNS(torc_matmul(a, b)));
    return products() - before;
}
static int64_t given_in_a_capture(void) {
    torc_cuda_graph g = torc_cuda_graph_new(false);
    int64_t n = 0;
    TORC_CUDA_STREAM(torc_cuda_stream_new(0, 0)) {
        REQUIRE(torc_cuda_graph_capture_begin(g));
        n = given();
        REQUIRE(torc_copy_(torc_empty_like(b), b)); /* something that the driver records */
        REQUIRE(torc_cuda_graph_capture_end(g));
    }
    return n;
}

CASE_AT(candidates_are_timed_once, ".,lt") {
    start();
    REQUIRE(given() == 1 && questions() == 2); /* the estimate, and that without a workspace */
    REQUIRE(torc_backends_cudnn_set_benchmark(true));
    REQUIRE(given() == 2 * CANDIDATES * RUNS + 1 && questions() == 4);
    REQUIRE(given() == 1 && given_in_a_capture() == 1 && questions() == 4);
    REQUIRE(torc_backends_cudnn_set_benchmark(false));
    REQUIRE(given() == 1 && workspace() == 0 && questions() == 4);
}

/* A workspace that no partial sums would fit into is one for counters, which there is no need for. */
CASE_AT(a_workspace_is_for_partial_sums, ".,lt") {
    start();
    REQUIRE(given() == 1 && workspace() == 0);
    a = torc_empty(SHAPE(16, 4096), .device = TORC_CUDA(0), .dtype = TORC_FLOAT16);
    b = torc_empty(SHAPE(4096, 16), .device = TORC_CUDA(0), .dtype = TORC_FLOAT16);
    REQUIRE(given() == 1 && workspace() == 1024);
}

CASE_AT(what_a_capture_met_first_is_timed_later, ".,lt") {
    start();
    REQUIRE(torc_backends_cudnn_set_benchmark(true));
    REQUIRE(given_in_a_capture() == 1 && workspace() == 0);
    REQUIRE(given_in_a_capture() == 1 && questions() == 2); /* and is found again */
    REQUIRE(given() == 2 * CANDIDATES * RUNS + 1 && questions() == 4);
    REQUIRE(given() == 1 && given_in_a_capture() == 1 && questions() == 4);
    REQUIRE(torc_backends_cudnn_set_benchmark(false));
    REQUIRE(given() == 1 && workspace() == 0 && questions() == 4); /* the plan of the capture */
    REQUIRE(cuda_case_controls()->violations() == 0 && !torc_error());
}

/* The library counts a batch in 32 bits. */
CASE_AT(a_batch_beyond_32_bits_goes_in_parts, ".,lt") {
    setenv("FAKE_CUDA_MEMORY", "150000000000", 1);
    start();
    const int64_t most = (int64_t)1 << 30, before = products();
    int64_t scope = torc_scope_begin();
    torc_tensor x = torc_empty(SHAPE(4 * most + 1, 1, 1), .dtype = TORC_BFLOAT16, .device = TORC_CUDA(0));
    REQUIRE(x && RUNS(torc_bmm(x, x)) && products() - before == 5);
    REQUIRE(RUNS(torc_bmm(torc_narrow(x, 0, 0, most), torc_narrow(x, 0, 1, most))) && products() - before == 6);
    torc_scope_end(scope);
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(candidates_are_timed_once),
        cmocka_unit_test(a_workspace_is_for_partial_sums),
        cmocka_unit_test(what_a_capture_met_first_is_timed_later),
        cmocka_unit_test(a_batch_beyond_32_bits_goes_in_parts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
