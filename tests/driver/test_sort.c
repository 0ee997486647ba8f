/* What long sorts do on the driver's double: CUB chooses and launches kernels through functions of CUDA's runtime that are torc's own
 * (src/cuda/code/runtime.c). Kernels do nothing here, so no number is looked at, only what the driver was asked for. */
/* also: overlap FAKE_CUDA_PTX=90 */
#ifdef TORC_HAVE_CUDA
#include "cuda_case.h"
#include "executor.h"

static const fake_cuda_controls *fake;
enum { LONG = 100000 };
#define ON(d) .device = TORC_CUDA(d)

static void start(void) {
    fake = cuda_case_controls();
    fake->reset();
}
static void finish(void) {
    REQUIRE(torc_error() == TORC_ERROR_OK);
    if (fake->violations()) fprintf(stderr, "%s\n", fake->violation());
    REQUIRE(fake->violations() == 0);
}
static int64_t launches(void) { return fake->calls("cuLaunchKernel") + fake->calls("cuLaunchKernelEx"); }
static bool sorts(torc_tensor x) { return RUNS(torc_sort(x).values); }

/* torc's kernel fills in the keys and another one takes the result; between them are CUB's: one for short lists, and for long ones
 * a histogram, its sums, and one for each digit of eight bits. */
CASE(a_sort_is_launched_by_cub) {
    start();
    torc_tensor x = torc_zeros(SHAPE(LONG), ON(0)), wide = torc_zeros(SHAPE(LONG), .dtype = TORC_INT64, ON(0));
    REQUIRE(x && wide && exec_settle());
    int64_t before = launches();
    REQUIRE(sorts(x) && launches() - before >= 1 + 2 + 4 + 1);
    const int64_t for_32_bits = launches() - before;
    before = launches();
    REQUIRE(sorts(wide) && launches() - before > for_32_bits);
    before = launches();
    REQUIRE(RUNS(torc_randperm(100, ON(0))) && launches() - before == 3);
    finish();
}

CASE(a_sort_is_launched_where_its_tensor_is) {
    setenv("FAKE_CUDA_DEVICES", "2", 1);
    start();
    for (int d = 1; d >= 0; d--) { /* the double refuses a kernel of one device on a stream of another */
        torc_tensor x = torc_zeros(SHAPE(LONG), ON(d));
        torc_cuda_stream other = torc_cuda_stream_new(d, 0);
        REQUIRE(sorts(x));
        TORC_CUDA_STREAM(other) {
            REQUIRE(sorts(x));
            REQUIRE(fake->last_launch()->stream == torc_cuda_stream_handle(other));
        }
        REQUIRE(sorts(x) && fake->last_launch()->stream != torc_cuda_stream_handle(other));
    }
    finish();
}

static int64_t queued(void) {
    fake_cuda_counts counts;
    fake->counts(&counts);
    return counts.queued;
}
CASE(all_of_a_sort_is_on_one_stream) {
    start();
    torc_tensor x = torc_zeros(SHAPE(LONG), ON(0));
    torc_cuda_stream stream = torc_cuda_stream_new(0, 0);
    TORC_CUDA_STREAM(stream) {
        REQUIRE(sorts(x) && torc_cuda_synchronize(0));
        fake->set_async(true);
        const int64_t before = launches();
        REQUIRE(sorts(x));
        const int64_t all = queued();
        REQUIRE(all >= launches() - before); /* and fills of memory */
        REQUIRE(fake->run(torc_cuda_stream_handle(stream), -1) == all);
    }
    REQUIRE(torc_cuda_synchronize(0));
    finish();
}

CASE(a_captured_sort_is_replayed) {
    start();
    torc_tensor x = torc_zeros(SHAPE(LONG), ON(0));
    REQUIRE(x && torc_cuda_synchronize(0));
    torc_cuda_graph g = torc_cuda_graph_new(false);
    TORC_CUDA_STREAM(
        torc_cuda_stream_new(0, 0)) { /* the first sort of the process: its code is loaded in the capture */
        REQUIRE(torc_cuda_graph_capture_begin(g));
        REQUIRE(sorts(x));
        REQUIRE(torc_cuda_graph_capture_end(g));
    }
    for (int i = 0; i < 2; i++) {
        const int64_t before = launches();
        REQUIRE(torc_cuda_graph_replay(g) && torc_cuda_synchronize(0) && launches() == before);
    }
    finish();
}

CASE(a_sort_waits_for_each_launch_if_asked) {
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    start();
    torc_tensor x = torc_zeros(SHAPE(LONG), ON(0));
    REQUIRE(x && exec_settle());
    const int64_t before = launches(), waits = fake->calls("cuStreamSynchronize");
    REQUIRE(sorts(x) && launches() - before >= 8);
    REQUIRE(fake->calls("cuStreamSynchronize") - waits >= launches() - before);
    finish();
}

/* What fails is said with the driver's reason and the kernel's name, and not by CUB, which knows neither. */
CASE(a_failing_launch_of_cub_is_told) {
    start();
    torc_tensor x = torc_zeros(SHAPE(LONG), ON(0));
    REQUIRE(sorts(x));
    fake->inject("cuLaunchKernel", 3, 1, 1 /* invalid value */);
    REQUIRE(!sorts(x));
    REQUIRE(strstr(torc_error_message(), "radix sort") == NULL);
    REQUIRE(strstr(torc_error_message(), "DeviceRadixSort") != NULL);
    REQUIRE_ERROR(CUDA, "launch of cub_sort:");
    REQUIRE(sorts(x));
    finish();
}

static bool everything(void) {
    int64_t scope = torc_scope_begin();
    bool ok = sorts(torc_zeros(SHAPE(LONG), ON(0))) && RUNS(torc_randperm(100, ON(0))) && torc_cuda_synchronize(0);
    torc_scope_end(scope);
    return ok;
}
/* CUB keeps answers that it got once, so each call fails in a process whose first sort it is. */
CASE(any_call_may_fail) {
    int64_t most = 1;
    start();
    for (int64_t n = 1; n <= most && n < 400; n++) {
        pid_t child = fork();
        if (child == 0) {
            fake->reset();
            fake->fail_nth_call(n, 2 /* out of memory */);
            const bool ok = everything();
            const int64_t calls = fake->call_count();
            fake->fail_nth_call(0, 0);
            REQUIRE(ok == (torc_error() == TORC_ERROR_OK));
            torc_error_clear();
            for (int i = 0; i < 2; i++)
                if (!everything()) {
                    fprintf(stderr, "after a failing %s (call %lld): %s\n", fake->failed_call(), (long long)n,
                            torc_error_message());
                    _exit(1);
                }
            finish();
            _exit(n <= calls ? 0 : 9);
        }
        int status = -1;
        REQUIRE(child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status));
        REQUIRE(WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 9);
        if (WEXITSTATUS(status) == 0) most = n + 1;
    }
    REQUIRE(most > 30);
}

int main(int argc, char **argv) {
    (void)argc;
    cuda_case_find_fakes(argv[0]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sort_is_launched_by_cub),
        cmocka_unit_test(a_sort_is_launched_where_its_tensor_is),
        cmocka_unit_test(all_of_a_sort_is_on_one_stream),
        cmocka_unit_test(a_captured_sort_is_replayed),
        cmocka_unit_test(a_sort_waits_for_each_launch_if_asked),
        cmocka_unit_test(a_failing_launch_of_cub_is_told),
        cmocka_unit_test(any_call_may_fail),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

#else

int main(void) { return 0; }

#endif
