/* Several GPUs: copies between them, their order with both devices' work, and that devices do not mix. Skips with fewer than
 * two. */
/* labels: alone */
#include "compare.h"
#include "torc/cuda.h"

#define NEEDS_TWO() \
    if (torc_cuda_device_count() < 2) skip()

static void test_copies(void **state) {
    (void)state;
    NEEDS_TWO();
    const torc_dtype dtypes[] = {TORC_FLOAT32, TORC_FLOAT16, TORC_INT64, TORC_BOOL, TORC_FLOAT64};
    const int64_t sizes[] = {0, 1, 1000, 1 << 20};
    for (size_t d = 0; d < sizeof dtypes / sizeof *dtypes; d++) {
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            int64_t scope = torc_scope_begin();
            torc_tensor near = torc_to(torc_remainder(torc_arange(sizes[k]), 100), .dtype = dtypes[d]);
            torc_tensor a = torc_to(near, .device = TORC_CUDA(0)), b = torc_to(a, .device = TORC_CUDA(1)),
                        c = torc_to(b, .device = TORC_CUDA(0));
            NO_ERROR();
            assert_true(torc_tensor_device(b).index == 1 && torc_tensor_device(c).index == 0);
            assert_true(torc_equal(torc_to(b, .device = TORC_CPU), near) &&
                        torc_equal(torc_to(c, .device = TORC_CPU), near));
            if (sizes[k] == 1000) { /* strided and converting, both ways */
                torc_tensor grid = torc_t(torc_reshape(a, SHAPE(20, 50))),
                            there = torc_to(grid, .device = TORC_CUDA(1), .dtype = TORC_FLOAT64);
                torc_tensor expected = torc_to(torc_t(torc_reshape(near, SHAPE(20, 50))), .dtype = TORC_FLOAT64);
                assert_true(torc_equal(torc_to(there, .device = TORC_CPU), expected));
                torc_tensor wide = torc_zeros(SHAPE(20, 50), .device = TORC_CUDA(0));
                assert_non_null(torc_copy_(torc_t(wide), there)); /* narrower, into a view */
                assert_true(torc_equal(torc_to(wide, .device = TORC_CPU),
                                       torc_to(torc_reshape(near, SHAPE(20, 50)), .dtype = TORC_FLOAT32)));
            }
            NO_ERROR();
            torc_scope_end(scope);
        }
    }
}

/* Fifty times there and back, with kernels before and after the copies on both sides: a missing wait shows as a wrong sum. */
static void go_there_and_back(torc_tensor a, torc_tensor b) {
    for (int round = 1; round <= 50; round++) {
        int64_t scope = torc_scope_begin();
        torc_add_(a, 1);
        torc_copy_(b, a);
        torc_add_(b, 1);
        torc_copy_(a, b);
        torc_fill_(b, -1); /* after the copy has read it */
        NO_ERROR();
        torc_scope_end(scope);
    }
}
static void holds(torc_tensor a, float value) {
    torc_tensor near = torc_to(a, .device = TORC_CPU);
    NO_ERROR();
    const float *v = tensor_bytes(near);
    for (int64_t i = 0; i < near->numel; i += 4097) assert_true(v[i] == value);
}

static void test_order(void **state) {
    (void)state;
    NEEDS_TWO();
    torc_tensor a = torc_zeros(SHAPE(1 << 22), .device = TORC_CUDA(0)),
                b = torc_zeros(SHAPE(1 << 22), .device = TORC_CUDA(1));
    go_there_and_back(a, b);
    holds(a, 100);
    /* on streams of their own */
    torc_cuda_stream s0 = torc_cuda_stream_new(0, 0), s1 = torc_cuda_stream_new(1, 0);
    assert_true(s0 && s1);
    torc_cuda_stream d0 = torc_cuda_current_stream(0), d1 = torc_cuda_current_stream(1);
    assert_true(torc_cuda_set_stream(s0) && torc_cuda_set_stream(s1));
    go_there_and_back(a, b);
    assert_true(torc_cuda_set_stream(d1) && torc_cuda_set_stream(d0));
    holds(a, 200); /* ordered after the other stream by itself */
}

static void test_autograd(void **state) {
    (void)state;
    NEEDS_TWO();
    torc_tensor w = torc_ones(SHAPE(4), .device = TORC_CUDA(0), .requires_grad = true);
    torc_tensor loss = torc_sum(torc_mul(torc_to(torc_mul(w, 3), .device = TORC_CUDA(1)), 2));
    assert_true(torc_backward(loss));
    torc_tensor g = torc_to(torc_grad(w), .device = TORC_CPU);
    NO_ERROR();
    assert_true(torc_tensor_device(torc_grad(w)).index == 0);
    for (int i = 0; i < 4; i++) assert_true(((const float *)tensor_bytes(g))[i] == 6);
}

static void test_mixing(void **state) {
    (void)state;
    NEEDS_TWO();
    torc_tensor a = torc_ones(SHAPE(3), .device = TORC_CUDA(0)), b = torc_ones(SHAPE(3), .device = TORC_CUDA(1));
    assert_null(torc_add(a, b));
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(
        strstr(torc_error_message(),
               "Expected all tensors to be on the same device, but found at least two devices, cuda:0 and cuda:1!"));
    torc_error_clear();
    assert_true(torc_cuda_can_device_access_peer(0, 1) || torc_error() == TORC_ERROR_OK);
    NO_ERROR();
}

static void test_questions(void **state) {
    (void)state;
    NEEDS_TWO();
    torc_cuda_device_properties p[2] = {{.struct_size = sizeof *p}, {.struct_size = sizeof *p}};
    assert_true(torc_cuda_get_device_properties(0, &p[0]) && torc_cuda_get_device_properties(1, &p[1]));
    assert_true(memcmp(p[0].uuid, p[1].uuid, 16) != 0 &&
                (p[0].pci_bus_id != p[1].pci_bus_id || p[0].pci_device_id != p[1].pci_device_id ||
                 p[0].pci_domain_id != p[1].pci_domain_id));
    for (int d = 0; d < 2; d++) {
        int celsius = torc_cuda_temperature(d);
        if (celsius < 0)
            torc_error_clear(); /* containers may hide NVML */
        else
            assert_true(celsius > 5 && celsius < 120 && torc_cuda_power_draw(d) > 1000 &&
                        torc_cuda_utilization(d) >= 0);
    }
    NO_ERROR();
}

/* A step over both devices as one graph: what it reads is written anew before each replay. The other device's default
 * stream cannot be recorded, and the refusal leaves both devices working. */
static void test_capture(void **state) {
    (void)state;
    NEEDS_TWO();
    enum { N = 1 << 20 };
    torc_tensor x = torc_ones(SHAPE(N), .device = TORC_CUDA(0)), y = NULL,
                far = torc_zeros(SHAPE(N), .device = TORC_CUDA(1));
    torc_copy_(far, x); /* the devices meet once before */
    torc_cuda_graph refused = torc_cuda_graph_new(false), graph = torc_cuda_graph_new(false);
    NO_ERROR();
    TORC_CUDA_GRAPH(refused) torc_copy_(far, x);
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    print_message("    %s\n", torc_error_message());
    torc_error_clear();
    torc_cuda_stream default_stream = torc_cuda_current_stream(1), s = torc_cuda_stream_new(1, 0);
    assert_true(torc_cuda_set_stream(s) && torc_cuda_set_device(0));
    TORC_CUDA_GRAPH(graph) {
        torc_tensor there = torc_to(torc_add(x, 1), .device = TORC_CUDA(1));
        torc_copy_(far, torc_mul(there, there));
        y = torc_to(torc_sub(far, 0.5), .device = TORC_CUDA(0));
    }
    NO_ERROR();
    for (int i = 1; i <= 20; i++) {
        int64_t scope = torc_scope_begin();
        torc_fill_(x, i);
        torc_fill_(far, -1); /* on the other device, before the replay overwrites it */
        assert_true(torc_cuda_graph_replay(graph));
        holds(y, (float)((i + 1) * (i + 1)) - 0.5f);
        holds(far, (float)((i + 1) * (i + 1)));
        torc_scope_end(scope);
    }
    assert_true(torc_cuda_set_stream(default_stream) && torc_cuda_set_device(0) && torc_cuda_graph_reset(graph));
    go_there_and_back(x, far);
    holds(x, 120);
}

/* Random numbers of both devices in one graph: the replays draw what eager calls draw. */
static void draw(torc_tensor x, torc_tensor far, torc_tensor sum) {
    torc_copy_(far, torc_uniform_(x));
    torc_add_(far, torc_dropout(torc_rand_like(far), .p = 0.25));
    torc_copy_(sum, far);
}
static void test_capture_draws(void **state) {
    (void)state;
    NEEDS_TWO();
    enum { N = 100003, ROUNDS = 4 };
    const torc_device near = TORC_CUDA(0), there = TORC_CUDA(1);
    torc_tensor x = torc_zeros(SHAPE(N), .device = near), sum = torc_zeros(SHAPE(N), .device = near);
    torc_tensor far = torc_zeros(SHAPE(N), .device = there), eager[ROUNDS];
    torc_cuda_stream default_stream = torc_cuda_current_stream(1), s = torc_cuda_stream_new(1, 0);
    torc_cuda_graph graph = torc_cuda_graph_new(false);
    assert_true(torc_cuda_set_stream(s) && torc_cuda_set_device(0) && torc_manual_seed(11));
    for (int i = 0; i < ROUNDS; i++) {
        draw(x, far, sum);
        assert_non_null(eager[i] = torc_clone(sum));
    }
    TORC_CUDA_GRAPH(graph) draw(x, far, sum);
    assert_int_equal(torc_error(), TORC_ERROR_RUNTIME);
    assert_non_null(strstr(torc_error_message(), "CUDAGraph.register_generator"));
    torc_error_clear();
    assert_true(torc_cuda_graph_register_generator(graph, torc_default_generator(there)));
    TORC_CUDA_GRAPH(graph) draw(x, far, sum);
    NO_ERROR();
    torc_manual_seed(11);
    for (int i = 0; i < ROUNDS; i++) {
        if (i == 2)
            draw(x, far, sum); /* eager and replayed take turns */
        else
            assert_true(torc_cuda_graph_replay(graph));
        assert_true(torc_equal(sum, eager[i]));
    }
    assert_false(torc_equal(eager[0], eager[1]));
    NO_ERROR();
    assert_true(torc_cuda_set_stream(default_stream) && torc_cuda_set_device(0));
}

int main(void) {
    const struct CMUnitTest tests[] = {SCOPED(test_copies),   SCOPED(test_order),   SCOPED(test_autograd),
                                       SCOPED(test_mixing),   SCOPED(test_capture), SCOPED(test_capture_draws),
                                       SCOPED(test_questions)};
    return cmocka_run_group_tests_name("cuda/peers", tests, NULL, NULL);
}
