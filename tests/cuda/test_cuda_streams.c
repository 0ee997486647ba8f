/* test_cuda_streams.c - streams and events on a GPU: order where it is needed, none where it is not, time. */
/* labels: alone */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "compare.h"

enum { SIDE = 4096 };
static torc_tensor heavy_a, heavy_b;

/* Some 100 ms of work on the current stream. */
static void busy(int times) {
    for (int i = 0; i < times; i++) assert_non_null(torc_mm_out(heavy_b, heavy_a, heavy_a));
}
static int busy_for_100_ms = 1;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int64_t heavy_scope;
static int set_up(void **state) {
    (void)state;
    if (!torc_cuda_is_available()) return 0;
    heavy_scope = torc_scope_begin();
    heavy_a = torc_randn(SHAPE(SIDE, SIDE), .device = TORC_CUDA(0));
    heavy_b = torc_empty_like(heavy_a);
    busy(3);
    torc_cuda_synchronize(0);
    double start = now();
    busy(10);
    torc_cuda_synchronize(0);
    busy_for_100_ms = (int)(1 + 0.1 / ((now() - start) / 10));
    return torc_error() != 0;
}
static int tear_down(void **state) {
    (void)state;
    if (torc_cuda_is_available()) torc_scope_end(heavy_scope);
    return 0;
}

static double first_of(torc_tensor t) { return torc_item(torc_select(torc_view(t, SHAPE(-1)), 0, 0)); }

/* Each with ordering and without. */
static double read_after_write(torc_cuda_stream a, torc_cuda_stream b) {
    torc_tensor y = torc_zeros(SHAPE(1000), .device = TORC_CUDA(0)), z = NULL;
    torc_cuda_synchronize(0);
    TORC_CUDA_STREAM(a) {
        busy(busy_for_100_ms);
        torc_fill_(y, 1.0);
    }
    TORC_CUDA_STREAM(b) z = torc_mul(y, 1.0);
    torc_cuda_synchronize(0);
    return first_of(z);
}
static double write_after_read(torc_cuda_stream a, torc_cuda_stream b) {
    torc_tensor y = torc_ones(SHAPE(1000), .device = TORC_CUDA(0)), z = NULL;
    torc_cuda_synchronize(0);
    TORC_CUDA_STREAM(a) {
        busy(busy_for_100_ms);
        z = torc_mul(y, 1.0);
    }
    TORC_CUDA_STREAM(b) torc_fill_(y, 7.0);
    torc_cuda_synchronize(0);
    return first_of(z);
}
static double write_after_write(torc_cuda_stream a, torc_cuda_stream b) {
    torc_tensor y = torc_zeros(SHAPE(1000), .device = TORC_CUDA(0));
    torc_cuda_synchronize(0);
    TORC_CUDA_STREAM(a) {
        busy(busy_for_100_ms);
        torc_fill_(y, 7.0);
    }
    TORC_CUDA_STREAM(b) torc_fill_(y, 1.0);
    torc_cuda_synchronize(0);
    return first_of(y);
}

static void test_order(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, -1);
    double (*bodies[])(torc_cuda_stream, torc_cuda_stream) = {read_after_write, write_after_read, write_after_write};
    for (int i = 0; i < 3; i++) {
        int64_t scope = torc_scope_begin();
        torc_cuda_set_stream_ordering(true);
        assert_true(bodies[i](a, b) == 1);
        torc_cuda_set_stream_ordering(false);
        assert_false(bodies[i](a, b) == 1); /* the test can tell */
        torc_cuda_set_stream_ordering(true);
        assert_true(bodies[i](b, a) == 1);
        assert_true(bodies[i](a, torc_cuda_default_stream(0)) == 1);
        assert_true(bodies[i](torc_cuda_default_stream(0), b) == 1);
        torc_scope_end(scope);
    }
    NO_ERROR();
}

static void test_memory(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
    for (int on = 0; on < 2; on++) {
        torc_cuda_set_stream_ordering(on);
        torc_tensor y = NULL, z = NULL;
        TORC_CUDA_STREAM(b) {
            int64_t scope = torc_scope_begin();
            torc_tensor x = torc_full(SHAPE(5000000), 3.0, .device = TORC_CUDA(0));
            torc_cuda_stream_synchronize(b);
            TORC_CUDA_STREAM(a) {
                busy(busy_for_100_ms);
                y = torc_retain(torc_mul(x, 2.0));
            }
            torc_scope_end(scope); /* x dies long before it is read */
            for (int i = 0; i < 4; i++) z = torc_full(SHAPE(5000000), 5.0, .device = TORC_CUDA(0));
        }
        torc_cuda_synchronize(0);
        assert_true(first_of(y) == 6 && first_of(torc_min(y)) == 6 && first_of(z) == 5);
        torc_release(y);
    }
    torc_cuda_set_stream_ordering(true);
    NO_ERROR();
}

static void test_independent_work_is_not_held_up(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, -1);
    torc_tensor x = torc_ones(SHAPE(1000), .device = TORC_CUDA(0)), y = NULL;
    for (int warm = 0; warm < 2; warm++) { /* loading code and taking memory make the driver wait for everything */
        torc_cuda_synchronize(0);
        TORC_CUDA_STREAM(a) busy(warm ? busy_for_100_ms : 1);
        TORC_CUDA_STREAM(b) {
            for (int i = 0; i < 10; i++) y = torc_add(x, x);
            assert_true(first_of(y) == 2); /* the host waits for b only */
        }
    }
    assert_false(torc_cuda_stream_query(a));
    NO_ERROR();
    assert_true(torc_cuda_stream_synchronize(a) && torc_cuda_stream_query(a));
}

static void test_events(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_event start = torc_cuda_event_new(.enable_timing = true),
                    end = torc_cuda_event_new(.enable_timing = true, .blocking = true);
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    double before = now();
    TORC_CUDA_STREAM(s) {
        torc_cuda_event_record(start, NULL);
        busy(busy_for_100_ms);
        torc_cuda_event_record(end, NULL);
    }
    assert_false(torc_cuda_event_query(end));
    NO_ERROR();
    assert_true(isnan(torc_cuda_event_elapsed_time(start, end)) && torc_error() == TORC_ERROR_RUNTIME);
    torc_error_clear();
    assert_true(torc_cuda_event_synchronize(end) && torc_cuda_event_query(end));
    double host = (now() - before) * 1e3, device = torc_cuda_event_elapsed_time(start, end);
    printf("    busy for %.2f ms by events, %.2f ms by the host's clock\n", device, host);
    assert_true(device > 20 && device <= host + 1 && device > 0.5 * host);
    assert_true(torc_cuda_event_elapsed_time(end, start) < 0);
}

/* The other process is this program again, since it must not have had CUDA before. It waits for what is recorded here. */
static int wait_for_event(char **arguments) {
    uint8_t handle[64];
    for (int i = 0; i < 64; i++) {
        unsigned byte = 0;
        sscanf(arguments[2] + 2 * i, "%2x", &byte);
        handle[i] = (uint8_t)byte;
    }
    const int in = atoi(arguments[3]), out = atoi(arguments[4]);
    int64_t scope = torc_scope_begin();
    torc_cuda_event e = torc_cuda_event_from_ipc_handle(0, handle);
    torc_tensor x = torc_ones(SHAPE(8), .device = TORC_CUDA(0));
    if (!e) fprintf(stderr, "    %s\n", torc_error_message());
    char c = e && x && torc_cuda_synchronize(0) ? 'o' : 'x';
    if (write(out, &c, 1) != 1 || read(in, &c, 1) != 1 || !e) return 1; /* recorded now */
    const bool early = torc_cuda_event_query(e);
    const double start = now();
    const bool ok =
        torc_cuda_event_wait(e, NULL) && torc_add_(x, x) && torc_cuda_synchronize(0) && torc_cuda_event_query(e);
    printf("    another process waited %.1f ms\n", (now() - start) * 1e3);
    fflush(stdout);
    c = ok && !early && !torc_error() ? 'd' : 'x';
    if (write(out, &c, 1) != 1) return 1;
    torc_scope_end(scope);
    return c != 'd';
}
static void test_events_of_other_processes(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_event e = torc_cuda_event_new(.interprocess = true);
    uint8_t handle[64] = {0};
    char text[129], in[12], out[12], c = 0;
    if (!torc_cuda_event_ipc_handle(e, handle)) { /* some containers cannot */
        print_message("    no events between processes here: %s\n", torc_error_message());
        torc_error_clear();
        skip();
    }
    int up[2], down[2], status = -1;
    assert_true(pipe(up) == 0 && pipe(down) == 0);
    for (int i = 0; i < 64; i++) snprintf(text + 2 * i, 3, "%02x", handle[i]);
    snprintf(in, sizeof in, "%d", down[0]);
    snprintf(out, sizeof out, "%d", up[1]);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        execl("/proc/self/exe", "test_cuda_streams", "--wait-for-event", text, in, out, (char *)NULL);
        _exit(9);
    }
    close(up[1]), close(down[0]);
    assert_true(child > 0 && read(up[0], &c, 1) == 1 && c == 'o');
    busy(3 * busy_for_100_ms);
    assert_true(torc_cuda_event_record(e, NULL) && write(down[1], "r", 1) == 1);
    assert_false(torc_cuda_event_query(e));
    NO_ERROR();
    assert_true(read(up[0], &c, 1) == 1 && c == 'd');
    assert_true(torc_cuda_event_query(e)); /* it did not go on before this was done */
    assert_true(waitpid(child, &status, 0) == child && status == 0);
    close(up[0]), close(down[1]);
}

static void test_priorities(void **state) {
    (void)state;
    NEEDS_CUDA();
    int least = 1, greatest = 1;
    assert_true(torc_cuda_stream_priority_range(0, &least, &greatest) && least == 0 && greatest < 0);
    for (int p = 1; p >= -9; p--) {
        torc_cuda_stream s = torc_cuda_stream_new(0, p);
        assert_non_null(s);
        assert_int_equal(torc_cuda_stream_priority(s), p > 0 ? 0 : p < greatest ? greatest : p);
        torc_cuda_stream same = torc_cuda_external_stream(torc_cuda_stream_handle(s), 0);
        assert_true(torc_cuda_stream_equal(s, same));
    }
    NO_ERROR();
}

/* Two branches on two streams, trained a little: the numbers of one stream, bit for bit. */
static void train(torc_cuda_stream a, torc_cuda_stream b, torc_tensor *grads) {
    torc_manual_seed(5);
    torc_tensor w[3], x = torc_randn(SHAPE(512, 512), .device = TORC_CUDA(0));
    for (int i = 0; i < 3; i++)
        w[i] = torc_requires_grad_(torc_mul(torc_randn(SHAPE(512, 512), .device = TORC_CUDA(0)), 0.04), true);
    for (int step = 0; step < 5; step++) {
        torc_tensor h = torc_tanh(torc_mm(x, w[0])), left = NULL, right = NULL;
        TORC_CUDA_STREAM(a) {
            left = h;
            for (int i = 0; i < 4; i++) left = torc_tanh(torc_mm(left, w[1]));
        }
        TORC_CUDA_STREAM(b) {
            right = h;
            for (int i = 0; i < 4; i++) right = torc_sigmoid(torc_mm(right, w[2]));
        }
        assert_true(torc_backward(torc_sum(torc_mul(left, right))));
    }
    for (int i = 0; i < 3; i++) assert_non_null(grads[i] = torc_clone(torc_grad(w[i])));
}
static void test_autograd(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream d = torc_cuda_default_stream(0), a = torc_cuda_stream_new(0, 0), b = torc_cuda_stream_new(0, 0);
    torc_tensor one[3], two[3];
    train(d, d, one);
    train(a, b, two);
    for (int i = 0; i < 3; i++) assert_true(torc_equal(one[i], two[i]));
    NO_ERROR();
}

static void *serve(void *shared) {
    int64_t scope = torc_scope_begin();
    torc_tensor *t = shared; /* a weight, an input, and the right answer */
    torc_cuda_stream s = torc_cuda_stream_new(0, 0);
    bool ok = torc_cuda_set_stream(s);
    for (int i = 0; ok && i < 100; i++) {
        int64_t inner = torc_scope_begin();
        ok = torc_equal(torc_tanh(torc_mm(torc_tanh(torc_mm(t[1], t[0])), t[0])), t[2]);
        torc_scope_end(inner);
    }
    torc_scope_end(scope);
    return (void *)(intptr_t)ok;
}

static void test_threads(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_tensor t[3] = {torc_randn(SHAPE(256, 256), .device = TORC_CUDA(0)),
                        torc_randn(SHAPE(256, 256), .device = TORC_CUDA(0)), NULL};
    t[2] = torc_tanh(torc_mm(torc_tanh(torc_mm(t[1], t[0])), t[0]));
    pthread_t threads[8];
    for (int i = 0; i < 8; i++) assert_int_equal(pthread_create(&threads[i], NULL, serve, t), 0);
    int right = 0; /* they read t: all must be joined before any assertion leaves this function */
    for (int i = 0; i < 8; i++) {
        void *ok = NULL;
        pthread_join(threads[i], &ok);
        right += ok != NULL;
    }
    assert_int_equal(right, 8);
    NO_ERROR();
}

/* Dropout on several streams at once: the generator's state survives, and every call draws other numbers. */
static void test_generator(void **state) {
    (void)state;
    NEEDS_CUDA();
    torc_cuda_stream s[4];
    torc_tensor r[64];
    for (int i = 0; i < 4; i++) s[i] = torc_cuda_stream_new(0, 0);
    torc_manual_seed(3);
    for (int i = 0; i < 64; i++) TORC_CUDA_STREAM(s[i % 4]) r[i] = torc_rand(SHAPE(10000), .device = TORC_CUDA(0));
    torc_manual_seed(3);
    for (int i = 0; i < 64; i++) assert_true(torc_equal(r[i], torc_rand(SHAPE(10000), .device = TORC_CUDA(0))));
    assert_false(torc_equal(r[0], r[1]));
    NO_ERROR();
}

int main(int argc, char **argv) {
    if (argc == 5 && !strcmp(argv[1], "--wait-for-event")) return wait_for_event(argv);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_memory),
        cmocka_unit_test(test_independent_work_is_not_held_up),
        cmocka_unit_test(test_events),
        cmocka_unit_test(test_events_of_other_processes),
        cmocka_unit_test(test_priorities),
        cmocka_unit_test(test_autograd),
        cmocka_unit_test(test_threads),
        cmocka_unit_test(test_generator),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
