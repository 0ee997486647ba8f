/* The platform on a real GPU: faults that kernels find, launches that block, pinned copies, NVML, waits that are refused. */
/* labels: alone */
#include <math.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "compare.h"
#include "torc/backends.h"
#include "torc/cuda.h"

#define I64(...)                                                                                          \
    torc_tensor_from(((const int64_t[]){__VA_ARGS__}), SHAPE(sizeof((const int64_t[]){__VA_ARGS__}) / 8), \
                     .dtype = TORC_INT64, .device = TORC_CUDA(0))

/* The call is queued without an error; the next wait tells operator, value and bound, once; the device goes on. */
#define REPORTED(code, text, call)                                                                \
    do {                                                                                          \
        (void)(call);                                                                             \
        NO_ERROR();                                                                               \
        assert_false(torc_cuda_synchronize(0));                                                   \
        assert_int_equal(torc_error(), TORC_ERROR_##code);                                        \
        if (!strstr(torc_error_message(), text)) fail_msg("%s", torc_error_message());            \
        torc_error_clear();                                                                       \
        assert_true(torc_cuda_synchronize(0));                                                    \
        assert_true(torc_item(torc_sum(torc_ones(SHAPE(1000), .device = TORC_CUDA(0)))) == 1000); \
        NO_ERROR();                                                                               \
    } while (0)
static void test_faults(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_ones(SHAPE(3, 4), .device = TORC_CUDA(0)), v = torc_ones(SHAPE(5), .device = TORC_CUDA(0));
    REPORTED(INDEX, "index_select(): index 3 is out of bounds for dimension 0 with size 3",
             torc_index_select(x, 0, I64(0, 3)));
    REPORTED(INDEX, "gather(): index -1 is out of bounds for dimension 0 with size 5", torc_gather(v, 0, I64(1, -1)));
    REPORTED(INDEX, "scatter_value(): index 5 is out of bounds for dimension 0 with size 5",
             torc_scatter_value(v, 0, I64(5), 1));
    REPORTED(INDEX, "scatter_add(): index 9 is out of bounds for dimension 0 with size 5",
             torc_scatter_add(v, 0, I64(9), torc_ones(SHAPE(1), .device = TORC_CUDA(0))));
    REPORTED(INDEX, "index out of range in self (embedding(): index 7, but there are 3 rows)",
             torc_embedding(x, I64(1, 7)));
    REPORTED(INDEX, "Target 4 is out of bounds. (nll_loss", torc_nll_loss(x, I64(1, 4, 0)));
}

static void body_blocking(void) {
    setenv("CUDA_LAUNCH_BLOCKING", "1", 1);
    int64_t scope = torc_scope_begin();
    torc_tensor v = torc_ones(SHAPE(5), .device = TORC_CUDA(0)), at = I64(1, 6);
    if (torc_error()) _exit(2);
    if (torc_gather(v, 0, at) != NULL) _exit(3); /* the call itself fails */
    if (!strstr(torc_error_message(), "index 6 is out of bounds") || !strstr(torc_error_message(), "kernel index_"))
        _exit(4);
    if (strncmp(torc_error_call(), "gather(float32[5], int64[2])", 27) != 0) _exit(5); /* and is named */
    torc_error_clear();
    if (!torc_add(v, v) || !torc_cuda_synchronize(0)) _exit(6);
    torc_scope_end(scope);
    _exit(0);
}
static void test_launch_blocking(void **state) {
    (void)state; /* before anything else here uses the device: children of a process that did cannot */
    if (torc_cuda_device_count() < 1 || torc_cuda_is_initialized()) skip();
    pid_t child = fork();
    if (child == 0) body_blocking();
    int status = -1;
    assert_true(waitpid(child, &status, 0) == child && WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
}

static void test_pinned_copies(void **state) {
    (void)state;
    NEEDS_CUDA();
    for (int round = 0; round < 20; round++) {
        int64_t scope = torc_scope_begin();
        torc_tensor near = torc_full(SHAPE(1 << 20), (double)round), pinned = torc_pin_memory(near);
        torc_tensor far = torc_to(pinned, .device = TORC_CUDA(0), .non_blocking = true);
        torc_tensor strided = torc_to(torc_t(torc_reshape(near, SHAPE(1024, 1024))), .device = TORC_CUDA(0),
                                      .dtype = TORC_FLOAT16, .non_blocking = true);
        torc_tensor pageable = torc_to(near, .device = TORC_CUDA(0), .non_blocking = true);
        torc_fill_(near, -1); /* has been read */
        torc_tensor back = torc_to(torc_add(far, pageable), .device = TORC_CPU, .non_blocking = true);
        assert_true(torc_is_pinned(back) && torc_is_pinned(pinned) && !torc_is_pinned(near));
        assert_true(torc_item(torc_max(strided)) == round && torc_item(torc_min(strided)) == round);
        assert_true(torc_cuda_synchronize(0));
        NO_ERROR();
        const float *v = tensor_bytes(back);
        for (int64_t i = 0; i < back->numel; i += 1023) assert_true(v[i] == 2 * round);
        torc_scope_end(scope);
    }
    static float mine[1 << 14];
    assert_true(torc_cuda_host_register(mine, sizeof mine) && torc_cuda_host_unregister(mine));
    torc_cuda_memory_stat stats[40];
    assert_true(torc_cuda_host_memory_stats(stats, 40) == 28);
    assert_true(torc_cuda_host_empty_cache());
    NO_ERROR();
}

static void test_waits_are_refused(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor x = torc_ones(SHAPE(10), .device = TORC_CUDA(0)), mask = torc_gt(x, 0);
    assert_true(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_ERROR));
#define REFUSED(call)                                                                           \
    do {                                                                                        \
        (void)(call);                                                                           \
        assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);                                     \
        assert_non_null(strstr(torc_error_message(), "called a synchronizing CUDA operation")); \
        torc_error_clear();                                                                     \
    } while (0)
    REFUSED(torc_nonzero(x));
    REFUSED(torc_masked_select(x, mask));
    REFUSED(torc_argwhere(x));
    REFUSED(torc_item(torc_sum(x)));
    REFUSED(torc_to(x, .device = TORC_CPU));
    REFUSED(torc_equal(x, x));
    torc_tensor y = torc_relu(torc_add(torc_mul(x, x), x));
    assert_non_null(y);
    REFUSED(torc_cuda_synchronize(0));
    REFUSED(torc_cuda_empty_cache());
    assert_true(torc_cuda_set_sync_debug_mode(TORC_CUDA_SYNC_DEFAULT));
    assert_true(torc_size(torc_nonzero(x), 0) == 10);
    NO_ERROR();
}

static void test_determinism(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor v = torc_zeros(SHAPE(5), .device = TORC_CUDA(0)), one = torc_ones(SHAPE(2), .device = TORC_CUDA(0)),
                whole = torc_zeros(SHAPE(5), .dtype = TORC_INT64, .device = TORC_CUDA(0));
    torc_tensor at = I64(1, 1);
    assert_true(torc_use_deterministic_algorithms(true, false));
    torc_tensor sum = torc_scatter_add(v, 0, at, one); /* float sums are made in order: test_cuda_index.c */
    assert_true(sum && torc_item(torc_sum(sum)) == 2);
    assert_non_null(torc_scatter_add(
        whole, 0, at, torc_ones(SHAPE(2), .dtype = TORC_INT64, .device = TORC_CUDA(0)))); /* integers are */
    torc_tensor empty = torc_to(torc_empty(SHAPE(70), .device = TORC_CUDA(0)), .device = TORC_CPU);
    NO_ERROR();
    for (int i = 0; i < 70; i++) assert_true(isnan(((const float *)tensor_bytes(empty))[i]));
    assert_true(torc_use_deterministic_algorithms(false, false));
    assert_non_null(torc_scatter_add(v, 0, at, one));
    NO_ERROR();
}

static void test_questions(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_device_properties p = {.struct_size = sizeof p};
    assert_true(torc_cuda_get_device_properties(0, &p) && p.clock_rate > 0 && p.memory_bus_width > 0 &&
                p.max_grid_dim[0] == INT32_MAX);
    assert_true(torc_cuda_version() >= 12000 && torc_cuda_driver_version() >= 12000 && torc_cuda_is_initialized());
    int celsius = torc_cuda_temperature(0), watts = torc_cuda_power_draw(0), clock = torc_cuda_clock_rate(0),
        busy = torc_cuda_utilization(0);
    const char *text = torc_cuda_list_gpu_processes(0);
    print_message("%d C, %d mW, %d MHz, %d %%\n%s\n%s\n", celsius, watts, clock, busy, text ? text : "",
                  torc_error_message());
    if (torc_error())
        torc_error_clear(); /* containers may hide NVML or parts of it */
    else
        assert_true(celsius > 5 && celsius < 120 && watts > 1000 && clock > 100 && busy >= 0 && busy <= 100 && text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        SCOPED(test_launch_blocking),   SCOPED(test_faults),      SCOPED(test_pinned_copies),
        SCOPED(test_waits_are_refused), SCOPED(test_determinism), SCOPED(test_questions),
    };
    return cmocka_run_group_tests_name("cuda/platform", tests, NULL, NULL);
}
